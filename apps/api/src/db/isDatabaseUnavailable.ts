/**
 * SQLSTATE of transient failures, where a retry may succeed: statement timeout, lock not available, serialization,
 * deadlock, too many connections, shutdown, starting up; and classes 08 (connection) and 53 (resources).
 */
const PASSING = /^(57014|55P03|40001|40P01|57P0[1-5]|25P03|08...|53...)$/
const CONNECTION = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'])

/** True when the database could not answer; false for errors of the query itself. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (PASSING.test(code)) return 'severity' in error
  if (CONNECTION.has(code)) return 'syscall' in error
  return /timeout exceeded when trying to connect|Connection terminated|Cannot use a pool after/.test(error.message)
}
