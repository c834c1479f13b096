import { readFile } from 'node:fs/promises'
import { isSignedBy } from '@verstak/signature'
import * as v from 'valibot'

/** Public keys (PEM) by remote: a release runs only with its team's signature. */
const TeamKeysFile = v.record(v.string(), v.array(v.string()))

export interface TeamKeys {
  /** Whether the signature over the value is valid for a key of the remote's team. */
  isSigned(remote: string, value: object, signature: string): Promise<boolean>
}

/** The keys in a file, which is read again when a signature does not match, because a team may have a new key. */
export function createTeamKeys(file: string): TeamKeys {
  let known: v.InferOutput<typeof TeamKeysFile> = {}
  const isKnownSigner = (remote: string, value: object, signature: string) =>
    Object.hasOwn(known, remote) && isSignedBy(value, signature, known[remote] ?? [])

  return {
    isSigned: async (remote, value, signature) => {
      if (isKnownSigner(remote, value, signature)) return true
      known = v.parse(TeamKeysFile, JSON.parse(await readFile(file, 'utf8')))
      return isKnownSigner(remote, value, signature)
    },
  }
}
