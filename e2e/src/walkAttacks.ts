import type { Page } from '@playwright/test'
import { listAttacks, watchAttacks } from './listAttacks.ts'
import type { Reviewed } from './findReviewed.ts'
import { expect } from './fixtures.ts'
import { sessionCookies } from './sessionCookies.ts'
import { storeAttacks } from './storeAttacks.ts'

/**
 * Stores attacks in everything that visitors and the shop write of a product, then opens each page that shows it, all parts
 * open. The markup that answers of the shop may have must be there.
 *
 * @returns what ran or could have run, as `listAttacks` says it
 */
export async function walkAttacks(
  page: Page,
  product: Reviewed & { categoryLink: string },
  payloads: readonly string[],
  baseURL: string,
): Promise<string[]> {
  const found: string[] = []
  const watch = await watchAttacks(page)
  const takeOff = await storeAttacks(baseURL, product.guid, payloads)
  try {
    await page.context().addCookies(sessionCookies('private', baseURL))
    await page.goto(product.link, { waitUntil: 'networkidle' })
    for (const title of ['Отзывы', 'Вопросы и ответы']) {
      await page.getByRole('heading', { level: 2, name: title, exact: true }).scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
    }
    await expect(page.getByText('Проверка: последняя')).toBeVisible()
    found.push(...(await listAttacks(page, watch)))

    await page.goto(`${product.link}otzyvy/`, { waitUntil: 'networkidle' })
    await openAll(page, /^Читать полностью$/)
    await openAll(page, /^\d+ ответ/)
    found.push(...(await listAttacks(page, watch)))

    await page.goto(`${product.link}discussions/`, { waitUntil: 'networkidle' })
    await openAll(page, /^Ещё \d+/)
    const answer = page.getByRole('article').filter({ hasText: 'Проверка: последняя' }).first()
    await expect(answer.getByText('подойдут', { exact: true })).toHaveJSProperty('tagName', 'STRONG')
    await expect(answer.getByRole('listitem').filter({ hasText: 'GBA 18V' })).toBeVisible()
    found.push(...(await listAttacks(page, watch)))

    await page.goto(`${product.categoryLink}otzyvy/`, { waitUntil: 'networkidle' })
    await expect(page.getByRole('article').filter({ hasText: 'Марина' }).first()).toBeVisible()
    found.push(...(await listAttacks(page, watch)))

    await page.goto('/user/reviews/', { waitUntil: 'networkidle' })
    found.push(...(await listAttacks(page, watch)))
    await page.getByRole('tab', { name: /^Вопросы/ }).click()
    await expect(page.getByText('Проверка: последняя').first()).toBeVisible()
    found.push(...(await listAttacks(page, watch)))

    await page.goto(`${product.link}add-review/`, { waitUntil: 'networkidle' })
    const files = payloads
      .slice(0, 9)
      .map((name) => ({ name, mimeType: 'image/png', buffer: Buffer.from('no picture') }))
    await page.getByLabel('Добавить фото или видео').setInputFiles(files)
    await expect(page.getByText(/^Это не фото/).first()).toBeVisible()
    found.push(...(await listAttacks(page, watch)))
  } finally {
    await takeOff()
  }
  return found
}

/** Presses the buttons of a name until there are none that are not pressed yet. */
async function openAll(page: Page, name: RegExp): Promise<void> {
  const next = page
    .getByRole('main')
    .getByRole('button', { name })
    .and(page.locator(':not([aria-expanded=true])'))
    .first()
  for (let left = 60; left > 0; left--) {
    await page.waitForLoadState('networkidle')
    if ((await next.count()) === 0) return
    // It may go between the two.
    await next.click({ timeout: 5000 }).catch(() => undefined)
  }
}
