import { createHash } from 'node:crypto'

/** Id of a message that is the same whenever it is made of the same words: a UUID of version 8. */
export function messageIdOf(words: string): string {
  const hex = createHash('sha256').update(words).digest('hex')
  const variant = ((parseInt(hex[16]!, 16) & 0x3) | 0x8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
