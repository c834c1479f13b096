import { createHash, generateKeyPairSync, sign as signBytes, verify } from 'node:crypto'

/** Ed25519 keys as PEM. */
export interface KeyPair {
  /** PKCS #8; private to one team. */
  privateKey: string
  /** SPKI; known to every shell. */
  publicKey: string
}

/** Creates a key pair for a team. */
export function createKeyPair(): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return {
    privateKey: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    publicKey: String(publicKey.export({ type: 'spki', format: 'pem' })),
  }
}

/** Signs a JSON value, independently of its key order. @returns base64 */
export function sign(value: object, privateKey: string): string {
  return signBytes(null, canonicalBytes(value), privateKey).toString('base64')
}

/**
 * Whether one of the keys (PEM) made this signature (base64) over the value. False for a malformed key or signature.
 */
export function isSignedBy(value: object, signature: string, publicKeys: readonly string[]): boolean {
  const bytes = canonicalBytes(value)
  return publicKeys.some((key) => {
    try {
      return verify(null, bytes, key, Buffer.from(signature, 'base64'))
    } catch {
      return false
    }
  })
}

/** Hash of a file in the form of the `integrity` attribute: `sha384-…`, base64. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

/** JSON with sorted keys as bytes, so that equal values have equal bytes: the input of signatures and digests. */
export function canonicalBytes(value: object): Buffer {
  return Buffer.from(
    JSON.stringify(value, (_key, inner: unknown) =>
      inner !== null && typeof inner === 'object' && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    ),
  )
}
