import type { Release, SignedRelease } from '@verstak/contracts/release'
import { isSignedBy, sign } from '@verstak/signature'

/** The release with its team's signature over everything in it. */
export function signRelease({ ...release }: Release, privateKey: string): SignedRelease {
  return { ...release, signature: sign(release, privateKey) }
}

/** Whether one of these keys signed the release as it stands. */
export function isTrusted({ signature, ...release }: SignedRelease, publicKeys: readonly string[]): boolean {
  return isSignedBy(release, signature, publicKeys)
}
