/** An error and its causes in one line. */
export function describeError(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('message' in error)) return String(error)
  const { message, cause } = error as Error
  return cause ? `${message}: ${describeError(cause)}` : message
}
