/** Whether an ISO timestamp names a moment that exists: 31 February does not, nor an offset without minutes. */
export function isMoment(timestamp: string): boolean {
  const day = timestamp.slice(0, 10)
  const midnight = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(midnight.getTime()) || Number.isNaN(Date.parse(timestamp))) return false
  return midnight.toISOString().startsWith(day)
}
