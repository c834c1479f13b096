import { parseArgs } from 'node:util'
import { openShopDatabase } from './openShopDatabase.ts'
import { addSession, parseSessionOrder } from './userSessions.ts'

try {
  const { values } = parseArgs({
    options: {
      as: { type: 'string' },
      level: { type: 'string' },
      renewable: { type: 'boolean' },
      age: { type: 'string' },
    },
  })
  const order = parseSessionOrder(values)
  const database = await openShopDatabase({ mustExist: true })
  try {
    const cookies = await addSession(database.url, order)
    console.log(cookies || 'Guests have no session: delete the cookies acctoken and admacctoken.')
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
