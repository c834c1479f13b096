/**
 * Number of the tab that a key chooses from the one that is chosen; null for keys that choose none. The ends meet.
 *
 * @param count of all tabs, at least 1
 */
export function tabAfter(key: string, chosen: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (chosen + 1) % count
    case 'ArrowLeft':
      return (chosen - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
