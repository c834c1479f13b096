import { parseArgs } from 'node:util'
import { openShopDatabase } from './openShopDatabase.ts'
import { changeNotifications, parseNotificationOrder } from './userNotifications.ts'

const text = { type: 'string' } as const

try {
  const { values } = parseArgs({ options: { as: text, name: text, payload: text, clear: { type: 'boolean' } } })
  const order = parseNotificationOrder(values, new Date())
  const database = await openShopDatabase({ mustExist: true })
  try {
    const pending = await changeNotifications(database.url, order)
    console.log(pending.length > 0 ? `Pending: ${pending.join(', ')}` : 'Nothing is pending.')
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
