import { request } from '@playwright/test'
import { changeOrderAsStaff } from '@verstak/contracts/orderStaff'
import { sessionCookies } from './sessionCookies.ts'

/** Does what staff does with an order until the shopper has it. */
export async function handOver(baseURL: string, guid: string): Promise<void> {
  const cookie = sessionCookies('staff', baseURL).map(({ name, value }) => `${name}=${value}`)
  const staff = await request.newContext({ baseURL, extraHTTPHeaders: { cookie: cookie.join('; '), origin: baseURL } })
  for (const to of ['assembling', 'ready', 'handed-over']) {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const answer = await staff.post(changeOrderAsStaff.path, { headers, data: { guid, to } })
    if (!answer.ok()) throw new Error(`Staff was refused «${to}»: ${await answer.text()}`)
  }
  await staff.dispose()
}
