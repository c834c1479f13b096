import { editFlags } from './editFlags.ts'
import { parseFlagOrder } from './flagOrder.ts'
import { openShopDatabase } from './openShopDatabase.ts'

try {
  const order = parseFlagOrder(process.argv.slice(2))
  const database = await openShopDatabase({ mustExist: true })
  try {
    for (const line of await editFlags(database.url, order)) console.log(line)
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
