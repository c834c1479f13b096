import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { listStaffFlags as endpoint } from '@verstak/contracts/staffShop'
import { fitsText } from '../back-office/fitsText.ts'
import type { FlagRule } from '@verstak/flags/flagRow'
import type { Queryable } from '../db/openDatabase.ts'
import { SHOP_FLAGS, variantsOf } from './flagEditable.ts'

/** The flags that fit, with what the shop says of each. */
export async function listFlags(
  db: Queryable,
  { text, state }: EndpointQuery<typeof endpoint>,
): Promise<EndpointResponse<typeof endpoint>['flags']> {
  const rows = await db.selectFrom('feature_flag').selectAll().execute()
  const flags = SHOP_FLAGS.map((flag) => {
    const row = rows.find(({ key }) => key === flag.key)
    return {
      key: flag.key,
      variants: variantsOf(flag),
      isOn: row?.is_on ?? true,
      rules: (row?.rules ?? []) as FlagRule[],
    }
  })
  return flags.filter(
    ({ key, isOn, rules }) =>
      fitsText(text, key) && (state === undefined || (state === 'paused' ? !isOn : isOn && rules.length > 0)),
  )
}
