import { listFlagRows } from '@verstak/contracts/flag'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'

export function flagRoutes({ bindPublic }: Binder, { flags }: Services): void {
  bindPublic(listFlagRows, async () => ({ rows: [...(await flags.rows())] }))
}
