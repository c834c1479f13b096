import type { ClientBase } from 'pg'
import { paramLinesOf } from './formats/paramLines.ts'
import { readOwnCategories, readOwnProducts, type OwnProduct } from './ownRecords.ts'
import { EXPORT_HEADS, PATH_SIGN, stockHead } from './tableColumns.data.ts'

/** A text, or a number that a spreadsheet shall count with; null: empty. */
export type ExportCell = string | number | null

const KOPECKS = 100
const KILOGRAM = 1000
const CENTIMETRE = 10
/** Of a cell of a spreadsheet, letters; what goes on stands in the next column. */
const LONGEST_CELL = 32_000

interface Office {
  id: number
  name: string
}

/** The catalogue as rows of a table, the first with the heads. Imported again with the source «shop» it changes nothing. */
export async function* writeTable(client: ClientBase): AsyncGenerator<ExportCell[]> {
  const { rows: offices } = await client.query<Office>(
    `select id, name from office o where (kind = 'shop' and is_active)
       or exists (select from stock where office_id = o.id and quantity > 0) order by id`,
  )
  const paramColumns = await countParamColumns(client)
  const { params, ...heads } = EXPORT_HEADS
  yield [
    ...Object.values(heads),
    ...offices.map(({ id, name }) => stockHead(id, name)),
    ...Array.from({ length: paramColumns }, (_, index) => (index === 0 ? params : `${params} ${index + 1}`)),
  ]
  const paths = await pathsOf(client)
  for await (const product of readOwnProducts(client))
    if (product.isActive) yield rowOf(product, { offices, paths, paramColumns })
}

function rowOf(
  { id, record }: OwnProduct,
  {
    offices,
    paths,
    paramColumns,
  }: { offices: readonly Office[]; paths: ReadonlyMap<string, string>; paramColumns: number },
): ExportCell[] {
  const cells: Record<Exclude<keyof typeof EXPORT_HEADS, 'params'>, ExportCell> = {
    id: String(id),
    name: record.name,
    article: record.article,
    path: paths.get(record.category ?? '') ?? '',
    category: record.category ?? '',
    brand: record.brand ?? '',
    price: record.price === null ? null : record.price / KOPECKS,
    oldPrice: record.oldPrice === null ? null : record.oldPrice / KOPECKS,
    weight: record.weight / KILOGRAM,
    size: record.size.every((side) => side === 0) ? '' : record.size.map((side) => side / CENTIMETRE).join('/'),
    group: record.group ?? '',
    pictures: record.pictures.join('\n'),
    description: record.description,
  }
  const lines = foldLines(paramLinesOf(record.params))
  return [
    ...Object.values(cells),
    ...offices.map((office) => record.stock[office.id] ?? 0),
    ...Array.from({ length: paramColumns }, (_, index) => lines[index] ?? ''),
  ]
}

/** As many lines in each text as a cell holds. */
function foldLines(lines: readonly string[]): string[] {
  const texts: string[] = []
  for (const line of lines) {
    const last = texts.at(-1)
    if (last !== undefined && last.length + line.length < LONGEST_CELL) texts[texts.length - 1] = `${last}\n${line}`
    else texts.push(line)
  }
  return texts
}

/** One nearly always. Signs that are escaped may double a name. */
async function countParamColumns(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ letters: number }>(
    `select coalesce(max(letters), 0)::int as letters from (
       select sum(2 * length(d.name) + 2 * length(coalesce(d.unit, '')) + length(v.name) + 10) as letters
       from product_value x join property_value v on v.id = x.value_id join property d on d.id = v.property_id
       group by x.product_id) of_product`,
  )
  // A line that does not fit leaves the rest of its cell empty.
  return Math.max(1, Math.ceil(rows[0]!.letters / (LONGEST_CELL * 0.9)))
}

async function pathsOf(client: ClientBase): Promise<Map<string, string>> {
  const paths = new Map<string, string>()
  for (const { id, record } of await readOwnCategories(client)) {
    const parent = record.parent === null ? undefined : paths.get(record.parent)
    paths.set(String(id), parent === undefined ? record.name : `${parent}${PATH_SIGN}${record.name}`)
  }
  return paths
}
