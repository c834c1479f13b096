import { hash, parseOptions, verify } from '@node-rs/argon2'
import { newSecret } from '../../secret.ts'

/** Argon2id as OWASP recommends (2025): 19 MiB, two passes, one lane. Changed numbers apply at a user's next sign-in. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes of passwords. All work is done off the event loop. */
export interface Passwords {
  hash(password: string): Promise<string>
  /**
   * Whether a password fits a hash. Without a hash, of nobody or of a user who never set a password, it works as long
   * and says no.
   */
  isRight(password: string, hash: string | null): Promise<boolean>
  /** Whether a hash was made with other parameters. */
  isOutdated(hash: string): boolean
}

export function createPasswords(): Passwords {
  let nobody: Promise<string> | undefined
  const compute = (password: string) => hash(password, PARAMETERS)
  return {
    hash: compute,
    async isRight(password, known) {
      nobody ??= compute(newSecret())
      const other = await nobody
      const isSame = await verify(known ?? other, password)
      return isSame && known !== null
    },
    isOutdated(known) {
      const { memoryCost, timeCost, parallelism } = parseOptions(known)
      return (
        memoryCost !== PARAMETERS.memoryCost ||
        timeCost !== PARAMETERS.timeCost ||
        parallelism !== PARAMETERS.parallelism
      )
    },
  }
}
