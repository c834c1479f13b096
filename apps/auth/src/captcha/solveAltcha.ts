import { solveChallenge } from 'altcha-lib'
import type { Challenge, ChallengeParameters } from 'altcha-lib/types'

/** After this time the work is given up, ms. */
const LIMIT_MS = 60_000

/**
 * Does the proof of work of a challenge. The hashing is the browser's own and runs off the page's thread, so that the
 * page stays usable meanwhile.
 *
 * @returns the answer for the server: base64 of JSON
 * @throws when the challenge cannot be read or solved
 */
export async function solveAltcha(
  task: Readonly<Record<string, unknown>>,
  controller: AbortController,
): Promise<string> {
  const challenge = task as unknown as Challenge
  const solution = await solveChallenge({ challenge, controller, deriveKey, timeout: LIMIT_MS })
  if (!solution) throw new Error('The challenge was not solved in time')
  const { parameters, signature } = challenge
  return btoa(JSON.stringify({ challenge: { parameters, signature }, solution }))
}

/** PBKDF2 and plain hashes, as `altcha-lib` derives them on the server. */
async function deriveKey(
  { algorithm, cost, keyLength = 32 }: ChallengeParameters,
  salt: Uint8Array,
  password: Uint8Array,
) {
  const { subtle } = crypto
  const [kind, hash = ''] = algorithm.startsWith('PBKDF2/') ? algorithm.split('/') : ['', algorithm]
  if (kind === 'PBKDF2') {
    const key = await subtle.importKey('raw', bufferOf(password), 'PBKDF2', false, ['deriveBits'])
    const bits = await subtle.deriveBits(
      { name: 'PBKDF2', hash, salt: bufferOf(salt), iterations: cost },
      key,
      keyLength * 8,
    )
    return { derivedKey: new Uint8Array(bits) }
  }
  let derived = new Uint8Array(await subtle.digest(hash, bufferOf(new Uint8Array([...salt, ...password]))))
  for (let round = 1; round < cost; round += 1) derived = new Uint8Array(await subtle.digest(hash, derived))
  return { derivedKey: derived.subarray(0, keyLength) }
}

/** The lib's buffers are reused for the next try. */
const bufferOf = (bytes: Uint8Array) => Uint8Array.from(bytes)
