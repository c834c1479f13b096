const HOUR_S = 3600

/** Time that is left: mm:ss, from an hour on hh:mm:ss (SMS-009). */
export function formatRemaining(seconds: number): string {
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60]
  if (seconds >= HOUR_S) parts.unshift(Math.floor(seconds / HOUR_S))
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
