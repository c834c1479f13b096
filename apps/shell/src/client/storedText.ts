/** Gives a storage of the browser; looking at one that is forbidden throws. */
type GiveStorage = () => Storage

/** What a storage holds; '' when that is nothing, or nobody may look. */
export function readStored(storage: GiveStorage, key: string): string {
  try {
    return storage().getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Keeps a text, '' none. A storage that is forbidden or full keeps nothing, and nobody is troubled. */
export function writeStored(storage: GiveStorage, key: string, text: string): void {
  try {
    if (text) storage().setItem(key, text)
    else storage().removeItem(key)
  } catch {
    // Forgotten with the page.
  }
}
