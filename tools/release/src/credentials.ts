import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { createKeyPair } from '@verstak/signature'
import * as v from 'valibot'
import type { ReleasePlaces } from './releasePlaces.ts'
import { addTeamKey } from './teamKeys.ts'

/** Credentials of a team for releases of its remote. */
export interface Credentials {
  /** Token of the registry for this remote. */
  token: string
  /** Ed25519, PKCS #8 as PEM: signs the team's releases. */
  privateKey: string
}

const TeamFile = v.object({ token: v.string(), privateKey: v.string() })

const fileOf = (places: ReleasePlaces, remote: string) => join(places.teams, `${remote}.json`)

/** Credentials of a team on this machine; null when there are none. */
export async function findCredentials(places: ReleasePlaces, remote: string): Promise<Credentials | null> {
  const text = await readFile(fileOf(places, remote), 'utf8').catch(() => null)
  const file = v.safeParse(v.pipe(v.string(), v.parseJson(), TeamFile), text)
  return file.success ? file.output : null
}

/**
 * A token for reading the actors and commits of releases: VERSTAK_RELEASE_TOKEN, else the token of any team on this
 * machine. Null when there is none.
 */
export async function findReadToken(places: ReleasePlaces, env: NodeJS.ProcessEnv): Promise<string | null> {
  const { VERSTAK_RELEASE_TOKEN: token } = env
  if (token) return token
  const files = (await readdir(places.teams).catch(() => [])).filter((file) => /^[\w-]+\.json$/.test(file))
  for (const file of files.sort()) {
    const credentials = await findCredentials(places, basename(file, '.json'))
    if (credentials) return credentials.token
  }
  return null
}

/**
 * Credentials for a release: VERSTAK_RELEASE_TOKEN and VERSTAK_RELEASE_KEY (for CI), else those of this machine.
 * @throws when there are none
 */
export async function getCredentials(
  places: ReleasePlaces,
  remote: string,
  env: NodeJS.ProcessEnv,
): Promise<Credentials> {
  const { VERSTAK_RELEASE_TOKEN: token, VERSTAK_RELEASE_KEY: key } = env
  if (token && key) return { token, privateKey: key.replaceAll('\\n', '\n') }
  const found = await findCredentials(places, remote)
  if (found) return found
  throw new Error(
    `Nobody may release ${remote} from here: there is no ${fileOf(places, remote)}. ` +
      `Make it with "npm run release:team -- ${remote}" beside the shop's database, or set VERSTAK_RELEASE_TOKEN and VERSTAK_RELEASE_KEY.`,
  )
}

/**
 * Creates new credentials of a team: a key that shells trust from now on, and a token that `register` adds to the
 * registry. Earlier keys stay trusted, so that rollbacks to earlier releases work.
 */
export async function createCredentials(
  places: ReleasePlaces,
  remote: string,
  register: (token: string) => Promise<void>,
): Promise<Credentials> {
  const { privateKey, publicKey } = createKeyPair()
  const credentials = { token: createToken(), privateKey }
  await register(credentials.token)
  await addTeamKey(places.teamKeys, remote, publicKey)
  await writeSecret(fileOf(places, remote), credentials)
  return credentials
}

/** A random secret of 256 bits. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Atomically writes a file that only its owner may read. */
export async function writeSecret(file: string, value: object): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 })
  await rename(draft, file)
}
