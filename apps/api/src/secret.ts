import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const SECRET = /^[\w-]{43}$/

/** 32 random bytes as 43 letters that fit into cookies and addresses. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** True for anything that `newSecret` or `deriveSecret` could have made. */
export const isSecret = (text: string): boolean => SECRET.test(text)

/** What the database keeps instead of the secret: SHA-256, enough for 256 random bits. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** A secret for one purpose that only the holder of the first can make again. */
export const deriveSecret = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(purpose).digest('base64url')

/** Compares in constant time. */
export const fitsHash = (secret: string, hash: Buffer): boolean => timingSafeEqual(hashSecret(secret), hash)
