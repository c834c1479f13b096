import { listFlagRows } from '@verstak/contracts/flag'
import { findRevision } from '../back-office/journal.sql.ts'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'

export function flagRoutes({ bindPublic }: Binder, { db, flags, index }: Services): void {
  bindPublic(listFlagRows, async () => {
    const [rows, revision] = await Promise.all([flags.rows(), findRevision(db)])
    return { rows: [...rows], revision: revision + index.revision() }
  })
}
