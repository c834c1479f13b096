import type { Page } from '@playwright/test'
import { addToFavorites, MAX_FAVORITES } from '@verstak/contracts/favorites'
import { favoritesLabels as labels } from './benchFavorites.texts.ts'
import { listGuids, measureHundred } from './hundredProducts.ts'
import { categoryIdOf, findMeasuredPages } from './measuredPages.ts'

/** Pixels of one turn of the wheel. */
const TURN = 400

/** The favourites with a hundred products. */
export const benchFavorites = (origin: string): Promise<void> =>
  measureHundred(origin, {
    title: 'Favourites',
    path: '/user/favorites/',
    find: async (_, at) => listGuids(at, categoryIdOf((await findMeasuredPages(at)).category), MAX_FAVORITES),
    fill,
    scrollOn: (page) => page.evaluate((top) => scrollBy({ top, behavior: 'smooth' }), TURN),
    scrollBack: (page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' })),
    presses(page) {
      const first = (name: RegExp | string) => page.getByRole('main').getByRole('button', { name }).first().click()
      const choose = (name: string) => page.getByRole('menuitem', { name }).click()
      return [
        ['one more', () => page.getByRole('group', { name: labels.needOf }).first().getByRole('button').last().click()],
        ['open a note', () => first(labels.addNote)],
        ['close it', () => first(labels.cancel)],
        ['open the menu', () => first(labels.actions)],
        ['move down', () => choose(labels.down)],
        ['menu again', () => first(labels.actions)],
        ['remove', () => choose(labels.remove)],
      ]
    },
  })

async function fill(page: Page, at: string, guids: readonly string[]): Promise<void> {
  // The newest stands first.
  for (const productGuid of guids) {
    const added = await page.request.post(at + addToFavorites.path, { headers: { origin: at }, data: { productGuid } })
    if (!added.ok()) throw new Error(`The favourites refused a product: ${await added.text()}`)
  }
}
