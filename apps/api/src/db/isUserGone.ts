const FOREIGN_KEY_VIOLATION = '23503'

/** Whether a statement failed because its user has deleted his account since the call found his session. */
export function isUserGone(error: unknown): boolean {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return code === FOREIGN_KEY_VIOLATION && /_user_id_fkey$/.test(String(constraint))
}
