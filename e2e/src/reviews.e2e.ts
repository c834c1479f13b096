import { listReviews } from '@verstak/contracts/review'
import { expect, expectNoAxeViolations, test, untilLive } from './fixtures.ts'
import { findReviewed } from './findReviewed.ts'
import { newAddress } from './SignInDoor.ts'

/** What TypeScript does not know yet. */
interface LayoutShift {
  value: number
  hadRecentInput: boolean
  sources: { node?: Node | null }[]
}

// Who writes much from one address is asked for the captcha.
test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() }))

test('reviews of a product: a vote, a filter, a window; axe finds nothing', async ({ page, request, isMobile }) => {
  const { link } = await findReviewed(request)
  expect((await page.goto(`${link}otzyvy/`, { waitUntil: 'networkidle' }))?.status()).toBe(200)
  const main = page.getByRole('main')
  await expect(main.getByRole('tab', { name: /^Все отзывы/ })).toHaveAttribute('aria-selected', 'true')
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    'nothing sticks out sideways',
  ).toBeLessThanOrEqual(0)
  await expectNoAxeViolations(page)

  const like = main
    .getByRole('article')
    .last()
    .getByRole('button', { name: /^Полезен/ })
  await untilLive(like)
  const before = await like.getAttribute('aria-label')
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  expect(await like.getAttribute('aria-label')).toBe(before)

  if (isMobile) return
  await main.getByRole('radio', { name: /^5\sзвёзд/ }).click()
  await expect(page).toHaveURL(/\?rating=5$/)
  await main.getByRole('link', { name: 'Сбросить' }).click()
  await expect(page).toHaveURL(/\/otzyvy\/$/)
})

test('the window of media leaves 196 px of a desktop, goes by keys and closes [MEDIA-001]', async ({
  page,
  request,
  isMobile,
}) => {
  const { link } = await findReviewed(request, { hasPhotos: true })
  await page.goto(`${link}otzyvy/`, { waitUntil: 'networkidle' })
  const photo = page.getByRole('link', { name: /^Фото покупателя, 1 из/ })
  await untilLive(photo)
  await photo.click()
  const dialog = page.getByRole('dialog', { name: /^Отзыв 1\// })
  await expect(dialog.getByRole('region', { name: 'Товар' })).toBeVisible()
  await expectNoAxeViolations(page)
  await expect(page).toHaveURL(/\/otzyvy\/$/)
  const [sheet, screen] = await dialog.evaluate((element) => [
    element.firstElementChild!.getBoundingClientRect().width,
    element.getBoundingClientRect().width,
  ])
  expect(sheet).toBe(isMobile ? screen : screen! - 196)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(photo).toBeFocused()
})

test('the block on the page of a product comes when it is scrolled to', async ({ page, request }) => {
  const { link, guid } = await findReviewed(request)
  const asked: string[] = []
  page.on('request', (sent) => {
    if (sent.url().includes(`${listReviews.path}?`)) asked.push(sent.url())
  })
  await page.goto(`${link}?reviewsVariant=thisVariant`, { waitUntil: 'networkidle' })
  expect(asked, 'nothing is asked for before').toEqual([])
  await page.locator('#reviews').scrollIntoViewIfNeeded()
  await expect(page.getByRole('tab', { name: /^Этот вариант/ })).toHaveAttribute('aria-selected', 'true')
  expect(asked.some((url) => url.includes(guid) && url.includes('isCurrentVariant=true'))).toBe(true)
})

test('a guest asks a question and is thanked', async ({ page, request }) => {
  const { link } = await findReviewed(request)
  await page.goto(`${link}discussions/`, { waitUntil: 'networkidle' })
  await expectNoAxeViolations(page)
  const form = page.getByRole('form', { name: 'Задать вопрос' })
  await form.getByLabel('Имя').fill('Марина')
  await form.getByLabel('Email').fill(`marina${Date.now()}@mail.example`)
  await form.getByLabel('Ваш вопрос').fill(`Есть ли место под биты? ${Date.now()}`)
  await form.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByRole('heading', { name: 'Спасибо!' })).toBeVisible()
})

test('a guest writes a review with a photo and is told to confirm it', async ({ page, request }) => {
  const { link } = await findReviewed(request)
  await page.goto(`${link}add-review/`, { waitUntil: 'networkidle' })
  await expectNoAxeViolations(page)
  const form = page.getByRole('form', { name: 'Отзыв о товаре' })
  await form.getByRole('radiogroup', { name: 'Ваша оценка' }).getByRole('radio').nth(3).check()
  await form.getByLabel('Комментарий').fill(`Сверлит ровно, держит заряд. ${Date.now()}`)
  await form.getByLabel('Имя').fill('Николай')
  const email = `nikolay${Date.now()}@mail.example`
  await form.getByLabel('Email').fill(email)
  const png = await page.screenshot()
  await form
    .getByLabel('Добавить фото или видео')
    .setInputFiles({ name: 'kuhnya.png', mimeType: 'image/png', buffer: png })
  await expect(form.getByRole('img', { name: 'kuhnya.png' })).toBeVisible()
  await form.getByRole('button', { name: 'Отправить отзыв' }).click()
  await expect(page.getByRole('heading', { name: 'Проверьте почту' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
})

test('rows below reviews, photos and questions stay where they are when these come', async ({ page, request }) => {
  const { link } = await findReviewed(request, { hasPhotos: true })
  await page.addInitScript(() => {
    const shifts: { value: number; what: string | null | undefined }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[])
        if (!entry.hadRecentInput)
          shifts.push({ value: entry.value, what: entry.sources[0]?.node?.textContent?.slice(0, 60) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(link, { waitUntil: 'networkidle' })
  const height = page.viewportSize()!.height
  for (let turns = 0; turns < 60; turns++) {
    await page.evaluate((pixels) => scrollBy({ top: pixels, behavior: 'instant' }), height / 3)
    await page.waitForTimeout(150)
    // What stands farther below has its own tests.
    const blocks = page.locator('section[data-reviews]')
    const isEnd = await blocks.last().evaluate((block) => block.getBoundingClientRect().bottom < innerHeight)
    if (isEnd) break
  }
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('tab', { name: /^Все отзывы/ })).toBeAttached()
  await expect(page.getByRole('form', { name: 'Задать вопрос' })).toBeAttached()
  const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number }[] }).shifts)
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02)
})
