import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openShopDatabase } from '@verstak/tools-database/openShopDatabase'
import { IMPORT_WORDS } from './benchImport.texts.ts'
import { findMeasuredPages } from './measuredPages.ts'

const OFFERS = 100_000
const CATEGORIES = 200
const PAGES_PER_SECOND = 50
/** As the API starts it (`exchangeFlags.ts`). */
const FLAGS = ['--max-semi-space-size=4']
const PROGRAM = join(import.meta.dirname, '../../../apps/api/src/exchange/importCommand.ts')

/** A feed of 100,000 offers and then new prices for all of them, while the store serves 50 pages a second. */
export async function benchImport(origin: string, dataFolder: string | null): Promise<void> {
  if (dataFolder === null) return console.log('\nImport: needs a store of its own.')
  const folder = await mkdtemp(join(tmpdir(), 'verstak-bench-'))
  process.env['VERSTAK_DATA'] = dataFolder
  const database = await openShopDatabase({ mustExist: true })
  try {
    const [feed, prices] = [join(folder, 'feed.xml'), join(folder, 'prices.csv')]
    await pipeline(Readable.from(feedOf(OFFERS)), createWriteStream(feed))
    await pipeline(Readable.from(pricesOf(OFFERS)), createWriteStream(prices))
    const { category, product } = await findMeasuredPages(origin)
    const rows: Record<string, object> = {}
    const paths = [category, product]
    for (const [name, path] of [
      [`${OFFERS} new offers`, feed],
      ['the same file again', feed],
      ['new prices and stock of all', prices],
    ] as const)
      rows[name] = await measure(origin, paths, database.url, path)
    console.log('\nImport, beside pages that are asked for')
    console.table(rows)
  } finally {
    await database.close()
    await rm(folder, { recursive: true })
  }
}

async function measure(origin: string, paths: readonly string[], databaseUrl: string, path: string) {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...FLAGS, PROGRAM, path, '--source', 'bench', '--no-pictures'], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exit = once(child, 'exit') as Promise<[number | null]>
  let megabytes = 0
  const watch = setInterval(() => {
    readFile(`/proc/${child.pid}/status`, 'utf8').then(
      (text) => (megabytes = Number(/VmHWM:\s+(\d+)/.exec(text)?.[1] ?? 0) / 1024),
      () => {},
    )
  }, 200)
  const pages = askForPages(origin, paths)
  const [code] = await exit
  clearInterval(watch)
  const seconds = (performance.now() - startedAt) / 1000
  return { seconds: Math.round(seconds), 'exit code': code, 'peak MB': Math.round(megabytes), ...(await pages.stop()) }
}

function askForPages(origin: string, paths: readonly string[]) {
  const times: number[] = []
  let failed = 0
  const open = new Set<Promise<void>>()
  const ask = async (path: string) => {
    const from = performance.now()
    try {
      const answer = await fetch(`${origin}${path}`)
      await answer.arrayBuffer()
      if (!answer.ok) failed += 1
    } catch {
      failed += 1
    }
    times.push(performance.now() - from)
  }
  let count = 0
  const timer = setInterval(() => {
    const one: Promise<void> = ask(paths[count++ % paths.length]!).finally(() => open.delete(one))
    open.add(one)
  }, 1000 / PAGES_PER_SECOND)
  return {
    async stop() {
      clearInterval(timer)
      await Promise.all(open)
      times.sort((a, b) => a - b)
      return {
        pages: times.length,
        'failed pages': failed,
        'p95 ms': Math.round(times[Math.floor(times.length * 0.95)] ?? 0),
      }
    },
  }
}

function* feedOf(count: number): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?><yml_catalog><shop><categories>'
  for (let id = 1; id <= CATEGORIES; id++) yield `<category id="${id}">${IMPORT_WORDS.category} ${id}</category>`
  yield '</categories><offers>\n'
  for (let id = 0; id < count; id++) {
    const params = IMPORT_WORDS.params.map(([name, unit], place) => {
      const value = ((id * (place + 3)) % 97) + 1
      return `<param name="${name}"${unit ? ` unit="${unit}"` : ''}>${unit ? value : `${IMPORT_WORDS.value} ${value % 12}`}</param>`
    })
    yield (
      `<offer id="${id}"><name>${IMPORT_WORDS.name} ${id}</name><price>${(id % 9000) + 10}</price><categoryId>${(id % CATEGORIES) + 1}</categoryId>` +
      `<vendor>${IMPORT_WORDS.brand} ${id % 60}</vendor><vendorCode>A-${id}</vendorCode><count>${id % 50}</count>` +
      `<description>${IMPORT_WORDS.description}</description><picture>https://pictures.example/${id}.jpg</picture>${params.join('')}</offer>\n`
    )
  }
  yield '</offers></shop></yml_catalog>'
}

function* pricesOf(count: number): Generator<string> {
  yield `${IMPORT_WORDS.heads}\n`
  for (let id = 0; id < count; id++) yield `${id};${(id % 9000) + 11},50;${(id + 7) % 50}\n`
}
