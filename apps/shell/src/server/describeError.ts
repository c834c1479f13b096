/** What happened, and what lay behind it, in one line. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause ? `${error.message}: ${describeError(error.cause)}` : error.message
}
