import type { Browser, Page } from '@playwright/test'
import { addToCompare, MAX_COMPARED } from '@verstak/contracts/compare'
import { getComparison } from '@verstak/contracts/comparison'
import * as v from 'valibot'
import { compareLabels as labels } from './benchCompare.texts.ts'
import { listGuids, measureHundred } from './hundredProducts.ts'
import { categoryIdOf, findMeasuredPages } from './measuredPages.ts'

/** Pixels of one turn of the wheel. */
const TURN = 420
const scroller = (page: Page) => page.getByRole('region', { name: labels.scroller })

/** The comparison with a hundred columns, scrolled sideways. */
export const benchCompare = (origin: string): Promise<void> =>
  measureHundred(origin, {
    title: 'Comparison',
    path: '/compare/',
    find: hundredOfOneCategory,
    async fill(page, at, productGuids) {
      const added = await page.request.post(at + addToCompare.path, { headers: { origin: at }, data: { productGuids } })
      if (!added.ok()) throw new Error(`The comparison refused the products: ${await added.text()}`)
    },
    scrollOn: (page) => scroller(page).evaluate((box, left) => box.scrollBy({ left, behavior: 'smooth' }), TURN),
    scrollBack: (page) => scroller(page).evaluate((box) => box.scrollTo({ left: 0 })),
    presses(page) {
      const press = (name: RegExp | string) => () => page.getByRole('button', { name }).first().click()
      const toggle = () => page.getByRole('switch', { name: labels.onlyDifferent }).first().click()
      return [
        ['next column', press(labels.next)],
        ['only differences', toggle],
        ['all rows', toggle],
        ['pin', press(labels.pin)],
        ['remove', press(labels.remove)],
      ]
    },
  })

/** Products of one category, that of the most popular product of the measured one. */
async function hundredOfOneCategory(browser: Browser, origin: string): Promise<string[]> {
  const { category } = await findMeasuredPages(origin)
  const [seed] = await listGuids(origin, categoryIdOf(category), 1)
  const context = await browser.newContext()
  const { request } = context
  await request.post(origin + addToCompare.path, { headers: { origin }, data: { productGuids: [seed] } })
  const answer = await request.get(origin + getComparison.path)
  const { categories } = v.parse(getComparison.response, await answer.json())
  await context.close()
  return listGuids(origin, categories[0]!.id, MAX_COMPARED)
}
