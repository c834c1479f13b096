import { migrate } from '@verstak/tools-database/migrate'
import { openShopDatabase } from '@verstak/tools-database/openShopDatabase'
import { buildSnapshot, SNAPSHOT_FROM } from './buildSnapshot.ts'
import { loadCatalogue, RefusedError } from './loadCatalogue.ts'
import { parseRunOptions, type RunOptions } from './runOptions.ts'
import { sampleLines } from './sampleLines.ts'

const PROGRESS_STEP = 50_000

async function run(options: RunOptions): Promise<void> {
  if (options.sample !== null) {
    for (const line of sampleLines(options, options.sample)) console.log(line)
    return
  }
  const { url, close } = await openShopDatabase({ mustExist: false })
  try {
    await fill(url, options)
  } finally {
    await close()
  }
}

async function fill(url: string, options: RunOptions): Promise<void> {
  await migrate(url)
  const startedAt = performance.now()
  let announced = 0
  const isLoaded = await loadCatalogue({
    ...options,
    url,
    onProgress(products) {
      if (products < options.products && products - announced < PROGRESS_STEP) return
      announced = products
      console.log(
        `Catalogue: ${products.toLocaleString('en')} of ${options.products.toLocaleString('en')} products copied.`,
      )
    },
    onStep: (step) => console.log(`Catalogue: ${step} …`),
  })
  if (!isLoaded) return
  if (options.products >= SNAPSHOT_FROM) {
    console.log('Catalogue: building the index …')
    await buildSnapshot(url)
  }
  console.log(`Catalogue: done in ${((performance.now() - startedAt) / 1000).toFixed(1)} s, seed ${options.seed}.`)
}

/** The parsed command line; null after printing what is wrong with it. */
function readOptions(): RunOptions | null {
  try {
    return parseRunOptions(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return null
  }
}

try {
  const options = readOptions()
  if (options) await run(options)
  else process.exitCode = 1
} catch (error) {
  // A refusal is an expected result: its message is enough, without a stack trace.
  console.error(error instanceof RefusedError ? error.message : error)
  process.exitCode = 1
}
