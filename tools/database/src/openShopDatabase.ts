import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { findDataFolder } from './dataFolder.ts'
import { startEmbeddedPostgres } from './embeddedPostgres.ts'

/** The database of this machine's shop. */
export interface ShopDatabase {
  url: string
  /** True when a running store is using it. */
  isInUse: boolean
  close(): Promise<void>
}

/**
 * Opens DATABASE_URL when set, else the embedded server of the data folder, which is started if necessary.
 * @param mustExist throws instead of creating an empty shop
 */
export async function openShopDatabase({ mustExist }: { mustExist: boolean }): Promise<ShopDatabase> {
  const given = process.env['DATABASE_URL']
  if (given) return { url: given, isInUse: false, close: async () => {} }
  const dataFolder = findDataFolder()
  if (mustExist) {
    await access(join(dataFolder, 'postgres', 'data', 'PG_VERSION')).catch(() => {
      throw new Error(
        `There is no shop in ${dataFolder} yet. VERSTAK_DATA names another folder, DATABASE_URL a database.`,
      )
    })
  }
  const postgres = await startEmbeddedPostgres({ dataFolder })
  return { url: postgres.url, isInUse: postgres.isShared, close: postgres.stop }
}
