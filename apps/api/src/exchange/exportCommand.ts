import { createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { exportGoods, type ExportFormat } from './exportGoods.ts'

const FORMAT = /\.(yml|xml|csv|xlsx)$/i

function formatOf(path: string): ExportFormat {
  const ending = FORMAT.exec(path)?.[1]?.toLowerCase()
  return ending === 'csv' || ending === 'xlsx' ? ending : 'yml'
}

// Writes what the shop sells into a file, in a process of its own. `tools/exchange` starts it.
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { region: { type: 'string' }, origin: { type: 'string' }, name: { type: 'string', default: 'Verstak' } },
  })
  const [path, ...rest] = positionals
  if (path === undefined || rest.length > 0 || !FORMAT.test(path) || !/^\d{0,9}$/.test(values.region ?? ''))
    throw new Error(
      'Name one file: npm run export -- goods.xlsx (or .csv, .yml) [--region 1] [--origin https://shop.example]',
    )
  const client = new Client({ connectionString: process.env['DATABASE_URL'] })
  await client.connect()
  try {
    // One moment for all pages.
    await client.query('begin isolation level repeatable read read only')
    const pieces = exportGoods(client, formatOf(path), {
      origin: values.origin?.replace(/\/$/, '') ?? null,
      name: values.name,
      regionId: values.region ? Number(values.region) : null,
      now: new Date(),
    })
    await pipeline(Readable.from(pieces), createWriteStream(`${path}.new`))
    await rename(`${path}.new`, path)
  } finally {
    await client.end()
  }
  process.stdout.write(
    `${path} has what the shop sells. Changed, it comes back with: npm run import -- ${path} --source shop\n`,
  )
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
