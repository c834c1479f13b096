import type { ClientBase } from 'pg'
import { inTransaction } from './inTransaction.ts'
import type { ProductRecord } from './records.ts'
import { AXIS_KINDS, NAME_AXIS } from './variants.data.ts'

const MAX_AXES = 3
const BATCH = 100
/** Of one group; more is a mistake of the source. */
const MAX_VARIANTS = 300

/** What the products of a group differ in. */
export interface VariantSet {
  name: string
  axes: { kind: 'color' | 'size' | 'package'; name: string }[]
  /** By the place of the product. */
  choices: string[][]
}

/**
 * Finds what variants differ in: characteristics that all have once, else the rest of their names.
 * @returns null when they differ in nothing
 */
export function variantsOf(records: readonly Pick<ProductRecord, 'name' | 'params'>[]): VariantSet | null {
  if (records.length < 2 || records.length > MAX_VARIANTS) return null
  const names = records.map(({ name }) => name)
  const common = commonStart(names)
  const name = common || names[0]!
  const differing = differingParams(records).slice(0, MAX_AXES)
  if (differing.length > 0) {
    const axes = differing.map((axis) => ({ kind: kindOf(axis), name: axis }))
    return { name, axes, choices: records.map(({ params }) => differing.map((axis) => valueIn(params, axis))) }
  }
  const rests = names.map((each) => each.slice(common.length).replace(/^[\s,;:()-]+|[\s,;()-]+$/g, ''))
  if (rests.some((rest) => rest === '') || new Set(rests).size < rests.length) return null
  return { name, axes: [{ kind: 'size', name: NAME_AXIS }], choices: rests.map((rest) => [rest]) }
}

function differingParams(records: readonly Pick<ProductRecord, 'params'>[]): string[] {
  const [first] = records
  const names = [...new Set(first!.params.map(([name]) => name))]
  const isOnce = (name: string) => records.every(({ params }) => params.filter(([each]) => each === name).length === 1)
  const differs = (name: string) => new Set(records.map(({ params }) => valueIn(params, name))).size > 1
  const rank = (name: string) => (kindOf(name) === 'size' ? 1 : 0)
  return names.filter((name) => isOnce(name) && differs(name)).sort((a, b) => rank(a) - rank(b))
}

function valueIn(params: ProductRecord['params'], axis: string): string {
  const param = params.find(([name]) => name === axis)
  if (!param) return ''
  const [, value, unit] = param
  return unit && !value.endsWith(unit) ? `${value} ${unit}` : value
}

const kindOf = (name: string): 'color' | 'package' | 'size' =>
  AXIS_KINDS.find(([, words]) => words.test(name))?.[0] ?? 'size'

/** Whole words that all names begin with. */
function commonStart(names: readonly string[]): string {
  const words = names.map((name) => name.split(' '))
  let count = 0
  while (words.every((each) => each[count] !== undefined && each[count] === words[0]![count])) count += 1
  return words[0]!
    .slice(0, count)
    .join(' ')
    .replace(/[\s,;:(-]+$/, '')
}

/** Writes the variants of groups anew from what the source says of them now. */
export async function applyVariants(client: ClientBase, source: string, groups: ReadonlySet<string>): Promise<void> {
  const names = [...groups]
  for (let at = 0; at < names.length; at += BATCH)
    await inTransaction(client, () => applyGroups(client, source, names.slice(at, at + BATCH)))
}

async function applyGroups(client: ClientBase, source: string, groups: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ group: string; id: number; record: ProductRecord; groupId: number | null }>(
    `select i.record ->> 'group' as group, i.entity_id as id, i.record, v.group_id as "groupId"
     from exchange_item i join product p on p.id = i.entity_id left join product_variant v on v.product_id = i.entity_id
     where i.source = $1 and i.kind = 'product' and i.record ->> 'group' = any($2::text[]) and i.is_active
     order by i.entity_id`,
    [source, groups],
  )
  for (const members of Map.groupBy(rows, ({ group }) => group).values()) {
    const found = variantsOf(members.map(({ record }) => record))
    const ids = members.map(({ id }) => id)
    await client.query('delete from product_variant where product_id = any($1::int[])', [ids])
    if (!found) continue
    // A group keeps its id, for addresses and reviews name it.
    const kept = members.find(({ groupId }) => groupId !== null)?.groupId
    const { rows: saved } = await client.query<{ id: number }>(
      `insert into variant_group (id, name) values (coalesce($1, nextval('exchange_id')), $2)
       on conflict (id) do update set name = excluded.name returning id`,
      [kept ?? null, found.name],
    )
    const groupId = saved[0]!.id
    await client.query('delete from variant_axis where group_id = $1', [groupId])
    await client.query(
      `insert into variant_axis (group_id, position, kind, name)
       select $1, place, axis ->> 'kind', axis ->> 'name' from jsonb_array_elements($2::jsonb) with ordinality t (axis, place)`,
      [groupId, JSON.stringify(found.axes)],
    )
    await client.query(
      `insert into product_variant (product_id, group_id, choices, position)
       select r.id, $1, array(select jsonb_array_elements_text(r.choices)), r.position
       from jsonb_to_recordset($2::jsonb) r (id int, choices jsonb, position int)`,
      [groupId, JSON.stringify(ids.map((id, position) => ({ id, position, choices: found.choices[position] })))],
    )
  }
  await client.query(
    `delete from variant_group g where source = 'shop' and id >= 200000001
       and not exists (select from product_variant v where v.group_id = g.id)`,
  )
}
