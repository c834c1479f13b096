import { createPurchaseList } from '@verstak/contracts/purchaseList'
import { bytesBeforeInteraction } from '@verstak/tools-bench/bytesBeforeInteraction'
import { CABINET_BUDGET, CSS_BUDGET } from '@verstak/tools-bench/pageBudgets'
import { expect, test } from './fixtures.ts'
import { placeOrder } from './placeOrder.ts'
import { sessionCookies } from './sessionCookies.ts'

/** Pages of a company's buyer, and those that a person has besides. */
const PAGES = {
  wholesale: [
    '/user/dashboard/',
    '/user/orders/all/',
    'order',
    '/user/organizations/',
    '/user/organizations/add/',
    '/user/documents/',
    '/user/balance/',
    '/user/personal-price/',
    '/user/lists/',
    'list',
    '/user/profile/',
    '/user/devices/',
    '/user/personal-data/',
  ],
  private: ['/user/dashboard/', '/user/promo/'],
} as const

for (const [user, pages] of Object.entries(PAGES)) {
  test(`the cabinet of a ${user} user with orders: at most ${CABINET_BUDGET / 1000} kB of JavaScript come before the first interaction @phone @budget`, async ({
    page,
    context,
    baseURL,
    goods: { product },
  }) => {
    test.slow()
    await context.addCookies(sessionCookies(user as keyof typeof PAGES, baseURL!))
    let order = ''
    for (let times = 0; times < 3; times++)
      order = await placeOrder(page, baseURL!, product, user === 'wholesale' ? 'invoice' : 'cash')
    const guid = /[0-9a-f-]{36}/.exec(order)![0]
    const made = await page.request.post(createPurchaseList.path, {
      headers: { origin: baseURL! },
      data: { name: 'Бригада 3', from: { order: guid } },
    })
    const list = ((await made.json()) as { guid: string }).guid
    const addressOf = { order: `/user/orders/${guid}/`, list: `/user/lists/${list}/` } as const
    for (const one of pages) {
      const address = one === 'order' || one === 'list' ? addressOf[one] : one
      // A page of its own: files in the cache are not counted.
      const fresh = await context.browser()!.newContext({
        ...test.info().project.use,
        ...{ baseURL: baseURL!, storageState: await context.storageState() },
      })
      const { js, css } = await bytesBeforeInteraction(await fresh.newPage(), baseURL! + address)
      await fresh.close()
      console.log(`${address}: ${(js / 1000).toFixed(1)} kB of JavaScript, ${(css / 1000).toFixed(1)} kB of CSS`)
      expect.soft(js, `${address} has JavaScript`).toBeGreaterThan(100_000)
      expect.soft(js, `${address}, JavaScript, brotli`).toBeLessThanOrEqual(CABINET_BUDGET)
      expect.soft(css, `${address}, CSS, brotli`).toBeLessThanOrEqual(CSS_BUDGET)
    }
  })
}
