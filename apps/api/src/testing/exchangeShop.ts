import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Change } from '../exchange/exchange.sql.ts'
import { openGoods, type OpenOptions } from '../exchange/formats/openGoods.ts'
import { importGoods, type ImportOptions, type ImportResult } from '../exchange/importGoods.ts'
import type { Fault } from '../exchange/RunReport.ts'
import type { FileTestApi } from './useTestApi.ts'

/** Result of an import with what it said on the way. */
export interface TestImport extends ImportResult {
  faults: Fault[]
  changed: Change[]
}

type Options = Partial<ImportOptions & OpenOptions> & { name?: string }

/** Imports a file with this content into the shop of a test. */
export async function importText(
  api: Pick<FileTestApi, 'databaseUrl'>,
  content: string | Uint8Array,
  options: Options = {},
): Promise<TestImport> {
  const folder = await mkdtemp(join(tmpdir(), 'verstak-exchange-test-'))
  try {
    const path = join(folder, options.name ?? 'goods.xml')
    await writeFile(path, content)
    return await importPath(api, path, options)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Imports a file or folder. */
export async function importPath(
  api: Pick<FileTestApi, 'databaseUrl'>,
  path: string,
  options: Options = {},
): Promise<TestImport> {
  const [faults, changed]: [Fault[], Change[]] = [[], []]
  const goods = await openGoods([path], {
    rates: {},
    available: 10,
    isWhole: null,
    columns: {},
    priceType: null,
    onBytes: () => {},
    ...options,
  })
  const result = await importGoods({
    databaseUrl: api.databaseUrl,
    source: 'feed',
    goods,
    isDryRun: false,
    isAnyWithdrawn: false,
    officeId: null,
    onFault: (fault) => faults.push(fault),
    onChange: (change) => changed.push(change),
    ...options,
  })
  await goods.close()
  return { ...result, faults, changed }
}

/** What the shop has of a source, as plain rows by the source's ids. */
export async function selectGoods(api: Pick<FileTestApi, 'db'>, source = 'feed') {
  const { rows } = await sql<{
    id: string
    productId: number
    name: string
    slug: string
    article: string
    description: string
    isActive: boolean
    category: string
    brand: string | null
    price: number | null
    oldPrice: number | null
    stock: Record<string, number> | null
    values: string[] | null
    weight: number
    size: number[]
  }>`select i.source_id as id, p.id as "productId", p.name, p.slug, p.article, p.description, p.is_active as "isActive",
       c.name as category, b.name as brand, r.price, r.old_price as "oldPrice", p.weight,
       array[p.length, p.width, p.height] as size,
       (select jsonb_object_agg(office_id, quantity) from stock where product_id = p.id and quantity > 0) as stock,
       (select array_agg(d.name || ': ' || v.name order by d.name, v.name) from product_value pv
          join property_value v on v.id = pv.value_id join property d on d.id = v.property_id
          where pv.product_id = p.id) as values
     from exchange_item i join product p on p.id = i.entity_id join category c on c.id = p.category_id
     left join brand b on b.id = p.brand_id
     left join product_price r on r.product_id = p.id and r.price_type = 'retail'
     where i.kind = 'product' and i.source = ${source} order by i.source_id`.execute(api.db)
  return rows
}
