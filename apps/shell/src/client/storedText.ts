/** Returns a storage of the browser; throws when access is blocked. */
type GiveStorage = () => Storage

/** Stored text; '' when there is none, or access is blocked. */
export function readStored(storage: GiveStorage, key: string): string {
  try {
    return storage().getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Stores a text; '' removes it. Ignores storage that is blocked or full. */
export function writeStored(storage: GiveStorage, key: string, text: string): void {
  try {
    if (text) storage().setItem(key, text)
    else storage().removeItem(key)
  } catch {
    // The text is lost with the page.
  }
}
