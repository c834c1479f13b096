import type { Page } from '@playwright/test'

/** Rows of a store in a database of the device, by its own order; none before the page has made it. */
export const deviceRows = (page: Page, database: string, store: string): Promise<Record<string, unknown>[]> =>
  page.evaluate(
    async ([name, store]) => {
      // To open what is not there would make it, without its store, and the page could not any more.
      if (!(await indexedDB.databases()).some((one) => one.name === name)) return []
      return new Promise((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => reject(opening.error!)
        opening.onsuccess = () => {
          const { result: opened } = opening
          const asking = opened.transaction(store).objectStore(store).getAll()
          asking.onsuccess = () => {
            opened.close()
            resolve(asking.result as Record<string, unknown>[])
          }
        }
      })
    },
    [database, store] as const,
  )
