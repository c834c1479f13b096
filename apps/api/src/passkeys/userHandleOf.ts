import { createHash } from 'node:crypto'

/** What an authenticator calls a user: always the same 32 bytes, which say nothing of him. */
export const userHandleOf = (userId: number): Buffer<ArrayBuffer> =>
  Buffer.from(createHash('sha256').update(`verstak passkey of user ${userId}`).digest())
