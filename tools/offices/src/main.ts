import { basename, extname } from 'node:path'
import { parseArgs } from 'node:util'
import { openShopDatabase } from '@verstak/tools-database/openShopDatabase'
import { importPoints } from './importPoints.ts'

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      source: { type: 'string' },
      apply: { type: 'boolean', default: false },
      'close-missing': { type: 'boolean', default: false },
    },
  })
  const [file, ...rest] = positionals
  if (file === undefined || rest.length > 0) throw new Error('Name one list: npm run offices -- points.csv [--apply]')
  const database = await openShopDatabase({ mustExist: true })
  try {
    const sum = await importPoints({
      url: database.url,
      file,
      source: values.source ?? basename(file, extname(file)),
      isApplied: values.apply,
      isMissingClosed: values['close-missing'],
      onRow: (line) => console.log(line),
    })
    const { added, changed, same, refused, closed, withoutHours } = sum
    console.log(`${added} new, ${changed} changed, ${same} as before, ${closed} closed, ${refused} refused.`)
    if (withoutHours > 0) console.log(`${withoutHours} have no hours that can be read: what they say stays as text.`)
    console.log(values.apply ? 'The points are in the shop.' : 'Nothing was changed. Add --apply to import them.')
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
