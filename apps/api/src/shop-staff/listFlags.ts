import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { listStaffFlags as endpoint } from '@verstak/contracts/staffShop'
import type { Queryable } from '../db/openDatabase.ts'
import { SHOP_FLAGS, variantsOf } from './flagEditable.ts'

/** Every flag with what the shop says of it. */
export async function listFlags(db: Queryable): Promise<EndpointResponse<typeof endpoint>['flags']> {
  const rows = await db.selectFrom('feature_flag').selectAll().execute()
  return SHOP_FLAGS.map((flag) => {
    const row = rows.find(({ key }) => key === flag.key)
    return { key: flag.key, variants: variantsOf(flag), isOn: row?.is_on ?? true, rules: (row?.rules ?? []) as never }
  })
}
