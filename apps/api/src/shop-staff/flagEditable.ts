import { FLAGS } from '@verstak/contracts/flag'
import { FlagKey, type FlagRule } from '@verstak/flags/flagRow'
import * as v from 'valibot'
import type { Editable, Values } from '../back-office/Editable.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { invalidInput } from '../DomainError.ts'
import { shopStaffTexts as texts } from './shopStaff.texts.ts'

/** Values that a flag can have, the default first. */
export function variantsOf({ default: usual, variants }: (typeof FLAGS)[number]): string[] {
  const names = variants ? variants.map(String) : ['on', 'off']
  const first = typeof usual === 'boolean' ? (usual ? 'on' : 'off') : String(usual)
  return [first, ...names.filter((name) => name !== first)]
}

/** Flags that the shop's table can hold; others are switched by a cookie of the staff's own browser. */
export const SHOP_FLAGS = FLAGS.filter(({ key }) => v.is(FlagKey, key))

const flagOf = (key: string) => SHOP_FLAGS.find((flag) => flag.key === key)

/** A feature flag; one without a row is at its default. */
export const flagEditable: Editable = {
  kind: 'flag',
  saveCall: 'POST /api/v1/staff/flag/save',
  hasTextId: true,
  nameOf: () => '',
  async read(db, id, isLocked) {
    if (!flagOf(String(id))) return undefined
    const row = await findFlag(db, String(id), isLocked)
    return { isOn: row?.is_on ?? true, rules: row?.rules ?? [] }
  },
  async check(_, id, next) {
    const variants = variantsOf(flagOf(String(id))!)
    const named = (next.rules as FlagRule[]).flatMap(({ split }) => Object.keys(split))
    const unknown = named.find((name) => !variants.includes(name))
    if (unknown !== undefined)
      throw invalidInput('values.rules', 'unknown', `There is no value ${unknown}.`, texts.noVariant(unknown))
  },
  async write(db, id, _, next) {
    const { isOn, rules } = next as { isOn: boolean; rules: FlagRule[] } & Values
    const row = { is_on: isOn, rules: JSON.stringify(rules), updated_at: new Date() }
    await db
      .insertInto('feature_flag')
      .values({ key: String(id), ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute()
  },
}

const findFlag = (db: Queryable, key: string, isLocked: boolean) =>
  db
    .selectFrom('feature_flag')
    .select(['is_on', 'rules'])
    .where('key', '=', key)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst()
