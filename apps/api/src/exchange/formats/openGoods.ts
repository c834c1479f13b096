import { createReadStream } from 'node:fs'
import { mkdtemp, open, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { ExchangeError } from '../ExchangeError.ts'
import type { GoodsSource } from '../importGoods.ts'
import type { ExchangeRecord } from '../records.ts'
import { chooseFiles, findReferences, hasExchangeName } from './chooseFiles.ts'
import { decodeBytes } from './decodeBytes.ts'
import { newExchange, readCommerceMl, readReferences } from './readCommerceMl.ts'
import { readPriceList } from './readPriceList.ts'
import { readSheetLines } from './readSheetLines.ts'
import { readTextLines } from './readTextLines.ts'
import { readYml } from './readYml.ts'
import { recogniseFile, type FileFormat } from './recogniseFile.ts'
import { unpackZip } from './unpackZip.ts'

const DIRECTORY_BYTES = 1_000_000
const MAX_FILES = 1000

/** Settings of {@link openGoods}. */
export interface OpenOptions {
  rates: Readonly<Record<string, number>>
  /** Pieces of what is only said to be available. */
  available: number
  /** Whether the file has the whole assortment; null: as its format says. */
  isWhole: boolean | null
  /** What columns of price lists are, by plain head, over what their heads say. */
  columns: Readonly<Record<string, string>>
  /** Type of prices of CommerceML, by id or name; null: the one for shoppers. */
  priceType: string | null
  /** Hears of bytes read so far. */
  onBytes(done: number, of: number): void
}

/** Goods that are open; `close` deletes what was unpacked for them. */
export interface OpenGoods extends GoodsSource {
  /** Where files lie that the goods name, such as pictures. */
  filesFolder: string
  close(): Promise<void>
}

interface FoundFile {
  path: string
  format: FileFormat | 'xlsx'
  size: number
}

/**
 * Opens goods as a stream of records: one file, several of one exchange, a folder or an archive with them.
 * @throws ExchangeError for what is no list of goods
 */
export async function openGoods(paths: readonly string[], options: OpenOptions): Promise<OpenGoods> {
  const origin = paths
    .map((path) => basename(path))
    .join(', ')
    .slice(0, 300)
  let unpacked: string | null = null
  const close = async () => {
    if (unpacked !== null) await rm(unpacked, { recursive: true, force: true })
  }
  try {
    let { files, others } = await findFiles(paths)
    const [archive] = files
    if (files.length === 1 && archive?.format === 'zip') {
      unpacked = await mkdtemp(join(tmpdir(), 'verstak-exchange-'))
      await unpackZip(archive.path, unpacked)
      ;({ files, others } = await findFiles([unpacked]))
    }
    const [first] = files
    const goods = goodsOf(files, options)
    const records = withOthers(goods.records, others)
    return { origin, ...goods, records, filesFolder: dirname(first!.path), close }
  } catch (error) {
    await close()
    throw error
  }
}

function goodsOf(files: readonly FoundFile[], options: OpenOptions): Omit<GoodsSource, 'origin'> {
  const formats = new Set(files.map(({ format }) => format))
  const [file] = files
  if (!file) throw new ExchangeError('There are no goods here: neither YML nor CommerceML, CSV or XLSX.')
  const of = files.reduce((sum, { size }) => sum + size, 0)
  const textsOf = ({ path }: FoundFile, before = 0) =>
    decodeBytes(countBytes(createReadStream(path), (done) => options.onBytes(before + done, of)))
  if (formats.size === 1 && file.format === 'commerceml') {
    const exchange = newExchange(options.rates, options.priceType)
    const { catalogues } = exchange
    const isWhole = () => options.isWhole ?? (catalogues.length > 0 && catalogues.every(Boolean))
    async function* records(): AsyncGenerator<ExchangeRecord> {
      const references = await findReferences(files.map(({ path }) => path))
      for (const each of files) {
        const catalogue = references.get(each.path)
        if (catalogue !== undefined) await readReferences(textsOf(each), catalogue, exchange)
      }
      let before = 0
      for (const each of files) {
        if (references.has(each.path)) continue
        yield* readCommerceMl(textsOf(each, before), exchange)
        before += each.size
      }
    }
    return { format: 'commerceml', isWhole, records: records() }
  }
  if (files.length > 1)
    throw new ExchangeError(
      `There are several lists here: ${files.map(({ path }) => basename(path)).join(', ')}. Name one.`,
    )
  if (file.format === 'yml')
    return { format: 'yml', isWhole: () => options.isWhole ?? true, records: readYml(textsOf(file), options) }
  const lines = file.format === 'xlsx' ? readSheetLines(file.path) : readTextLines(textsOf(file))
  return { format: file.format, isWhole: () => options.isWhole ?? false, records: readPriceList(lines, options) }
}

/** What was passed over is told. */
async function* withOthers(
  records: AsyncIterable<ExchangeRecord>,
  others: readonly string[],
): AsyncGenerator<ExchangeRecord> {
  for (const path of others) yield { kind: 'unknown', name: `file ${basename(path).slice(0, 100)}` }
  yield* records
}

/** @returns the files with goods, and paths of others that stand among them */
async function findFiles(paths: readonly string[]): Promise<{ files: FoundFile[]; others: string[] }> {
  const [files, others]: [FoundFile[], string[]] = [[], []]
  for (const path of paths) {
    const file = await stat(path).catch(() => {
      throw new ExchangeError(`There is no file ${path}.`)
    })
    if (file.isDirectory()) {
      const found = await filesIn(path)
      files.push(...found.files)
      others.push(...found.others)
    } else files.push({ path, format: await formatOf(path), size: file.size })
  }
  return { files, others }
}

async function formatOf(path: string): Promise<FoundFile['format']> {
  const format = await recogniseFile(path)
  return format === 'zip' && (await isWorkbook(path)) ? 'xlsx' : format
}

/** Files of an exchange in their order, else whatever lists there are. Pictures and the like are passed over. */
async function filesIn(folder: string): Promise<{ files: FoundFile[]; others: string[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile() && /\.(xml|yml|csv|tsv|txt|xlsx|zip)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .slice(0, MAX_FILES)
  const found = new Map<string, FoundFile>()
  for (const path of names) {
    const format = await formatOf(path).catch(() => null)
    if (format !== null) found.set(path, { path, format, size: (await stat(path)).size })
  }
  const parts = [...found.values()].flatMap(({ path, format }) => (format === 'commerceml' ? [path] : []))
  const isExchange = parts.length === found.size || parts.some(hasExchangeName)
  const chosen = isExchange ? await chooseFiles(parts) : [...found.keys()]
  return {
    files: chosen.flatMap((path) => found.get(path) ?? []),
    others: names.filter((path) => !chosen.includes(path)),
  }
}

/** A workbook is an archive; its directory stands at the end. */
async function isWorkbook(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const length = Math.min(size, DIRECTORY_BYTES)
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length)
    return buffer.includes('xl/workbook.xml')
  } finally {
    await file.close()
  }
}

async function* countBytes(bytes: AsyncIterable<Buffer>, onBytes: (done: number) => void): AsyncGenerator<Buffer> {
  let done = 0
  for await (const chunk of bytes) {
    done += chunk.length
    onBytes(done)
    yield chunk
  }
}
