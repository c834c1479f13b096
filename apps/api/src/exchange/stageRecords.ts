import type { ClientBase } from 'pg'
import { insertFaults } from './exchange.sql.ts'
import { detach } from './detach.ts'
import { PropertyBook } from './PropertyBook.ts'
import { isRefusing, type ExchangeRecord, type ProductRecord, type VariantRecord } from './records.ts'
import { countFault, countUnknown, type Fault, type RunReport } from './RunReport.ts'
import { insertStaged, type StagedRow } from './stage.sql.ts'
import { MERGED_LETTER } from './words.data.ts'

const BATCH = 500
/** Lone halves of letters and zero bytes, as JSON writes them: no database takes these. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/
const MAX_FAULTS = 20_000

/** Two spellings of one brand. */
export const brandKey = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(...MERGED_LETTER)
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Puts the records of a file where the run compares them; nothing of it is seen in the shop. */
export class Stage {
  readonly book = new PropertyBook()
  readonly brands = new Map<string, string>()
  readonly #client: ClientBase
  readonly #runId: number
  readonly #report: RunReport
  readonly #onFault: (fault: Fault) => void
  #rows = new Map<string, StagedRow>()
  #faults: Fault[] = []
  #savedFaults = 0

  constructor(client: ClientBase, runId: number, report: RunReport, onFault: (fault: Fault) => void) {
    this.#client = client
    this.#runId = runId
    this.#report = report
    this.#onFault = onFault
  }

  async add(record: ExchangeRecord): Promise<void> {
    if (record.kind === 'unknown') return countUnknown(this.#report, record.name)
    if (record.kind === 'fault') this.#addFault(record)
    else this.#addRow(record)
    if (this.#rows.size >= BATCH || this.#faults.length >= BATCH) await this.flush()
  }

  async flush(): Promise<void> {
    const rows = [...this.#rows.values()]
    this.#rows = new Map()
    const taken = rows.length > 0 ? await insertStaged(this.#client, this.#runId, rows) : new Set<string>()
    for (const row of rows)
      if (!taken.has(`${row.kind} ${row.id}`) && row.record !== null)
        this.fault({ line: row.line, id: row.id, code: 'duplicate', detail: '' })
    const room = Math.max(0, MAX_FAULTS - this.#savedFaults)
    const faults = this.#faults.splice(0)
    if (faults.length > 0 && room > 0) await insertFaults(this.#client, this.#runId, faults.slice(0, room))
    this.#savedFaults += faults.length
  }

  fault(fault: Fault): void {
    countFault(this.#report, fault)
    this.#onFault(fault)
    this.#faults.push(fault)
  }

  #addFault({ line, id, code, detail }: Extract<ExchangeRecord, { kind: 'fault' }>): void {
    this.fault({
      line,
      id: id?.replaceAll('\0', '').toWellFormed() ?? null,
      code,
      detail: detail.replaceAll('\0', '').toWellFormed(),
    })
    // The shop keeps what it has of a product whose row is wrong.
    if (id !== null && isRefusing(code) && code !== 'duplicate' && !id.includes('\0') && id.isWellFormed()) {
      const key = `product ${id}`
      if (!this.#rows.has(key)) this.#rows.set(key, { kind: 'product', id, line, record: null, isPart: false })
    }
  }

  #addRow({ kind, id, line, record }: Exclude<ExchangeRecord, { kind: 'fault' | 'unknown' }>): void {
    this.#count(kind, record)
    if (UNSTORABLE.test(JSON.stringify([id, record])))
      return this.fault({ line, id: null, code: 'bad-text', detail: '' })
    const isPart = kind === 'part'
    const row: StagedRow = { kind: kind === 'category' ? 'category' : 'product', id, line, record, isPart }
    if (kind !== 'category') this.#learn('own' in record ? record.own : (record as Partial<ProductRecord>))
    const key = `${row.kind} ${id}`
    const known = this.#rows.get(key)
    if (!known) this.#rows.set(key, row)
    else if (known.record !== null && (isPart || known.isPart)) this.#rows.set(key, mergeRows(known, row))
    else this.fault({ line, id, code: 'duplicate', detail: '' })
  }

  #learn({ params = [], brand = null }: Partial<ProductRecord>): void {
    this.book.add(params)
    if (brand !== null && !this.brands.has(brandKey(brand))) this.brands.set(detach(brandKey(brand)), detach(brand))
  }

  #count(kind: 'category' | 'product' | 'part', record: object): void {
    const report = this.#report
    if (kind === 'category') report.categories += 1
    else if (kind === 'part' && !('name' in record)) report.parts += 1
    else report.products += 1
    const {
      pictures = [],
      params = [],
      price = null,
    } = ('own' in record ? record.own : record) as Partial<ProductRecord>
    report.pictures += pictures.length
    report.params += params.length
    if (price !== null) report.prices += 1
  }
}

/** What says only some fields stands over what says all, whichever came first. */
function mergeRows(first: StagedRow, second: StagedRow): StagedRow {
  const [under, over] = second.isPart ? [first, second] : [second, first]
  const [under1, over1] = [under.record, over.record] as [Partial<VariantRecord>, Partial<VariantRecord>]
  const own = under1.own && over1.own && { own: { ...under1.own, ...over1.own } }
  return { ...under, record: { ...under1, ...over1, ...own }, isPart: first.isPart && second.isPart }
}
