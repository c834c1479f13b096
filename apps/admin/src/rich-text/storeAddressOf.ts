const ADDRESS = /^\/(?!\/)[\w\-./?=&#%]*$/
const LONGEST = 500

/** Address within the store, of what was typed or copied from the browser's line; null for another site. */
export function storeAddressOf(typed: string): string | null {
  const text = typed.trim()
  const own = text.startsWith(`${location.origin}/`) ? text.slice(location.origin.length) : text
  return ADDRESS.test(own) && own.length <= LONGEST ? own : null
}
