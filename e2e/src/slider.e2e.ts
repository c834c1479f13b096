import { expect, type Page, test, untilLive } from './fixtures.ts'

/** The row of analogs on the page of a product, with its code there. */
async function openAnalogs(page: Page, address: string) {
  await page.goto(address)
  const region = page.getByRole('region', { name: 'Аналоги' })
  const row = region.getByRole('list', { name: 'Аналоги' })
  await expect(row.getByRole('article').nth(1)).toBeAttached()
  await row.scrollIntoViewIfNeeded()
  await untilLive(row)
  return { region, row, scrolled: () => row.evaluate(({ scrollLeft }) => Math.round(scrollLeft)) }
}

test('cards of a row stand 32 px apart and are 236 px wide at least, with 8 px around them [LISTING-012, LISTING-013, LISTING-014]', async ({
  page,
  isMobile,
  goods: { product },
}) => {
  const { row } = await openAnalogs(page, product.link)
  for (const width of isMobile ? [320, 390] : [768, 1024, 1365, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const measured = await row.evaluate((list) => {
      const [first, second] = [...list.children].slice(0, 2).map((slide) => slide.getBoundingClientRect())
      const style = getComputedStyle(list)
      return {
        gap: Math.round(second!.left - first!.right),
        width: first!.width,
        room: [style.paddingLeft, style.paddingRight, style.paddingTop, style.paddingBottom],
      }
    })
    expect(measured.gap, `gap at ${width} px`).toBe(32)
    expect(measured.width, `width at ${width} px`).toBeGreaterThanOrEqual(236)
    expect(measured.room).toEqual(['8px', '8px', '8px', '8px'])
  }
})

test('the mouse pulls the row from more than 5 px on; what moves less follows the link @desktop [WIDGET-040]', async ({
  page,
  goods: { product },
}) => {
  const { row, scrolled } = await openAnalogs(page, product.link)
  const address = page.url()
  const name = row.getByRole('article').nth(2).getByRole('link').first()
  const box = (await name.boundingBox())!
  const [x, y] = [box.x + 20, box.y + 8]

  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 200, y, { steps: 5 })
  await expect.poll(scrolled).toBe(200)
  await page.mouse.up()
  await expect.poll(scrolled).not.toBe(200)
  expect(page.url()).toBe(address)

  const next = row.getByRole('article').nth(3).getByRole('link').first()
  await expect.poll(async () => (await next.boundingBox())!.x).toBeGreaterThan(0)
  // Reviews that came meanwhile have moved it.
  await next.scrollIntoViewIfNeeded()
  const place = (await next.boundingBox())!
  await page.mouse.move(place.x + 20, place.y + 8)
  await page.mouse.down()
  await page.mouse.move(place.x + 16, place.y + 8)
  await page.mouse.up()
  await expect(page).not.toHaveURL(address)
})

test('arrows turn a screen of cards over, up to the last card @desktop', async ({ page, goods: { product } }) => {
  const { region, scrolled } = await openAnalogs(page, product.link)
  const next = region.getByRole('button', { name: 'Вперёд' })
  await next.click()
  await expect.poll(scrolled).toBeGreaterThan(236)
  await expect(region.getByRole('button', { name: 'Назад' })).toHaveAttribute('aria-disabled', 'false')
})

test('a picture opens over the whole window, is enlarged there, and the focus comes back', async ({
  page,
  isMobile,
  goods: { product },
}) => {
  await page.goto(product.link)
  const opener = page.getByRole('button', { name: 'Во весь экран' })
  await untilLive(opener)
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Фотографии товара' })
  const picture = dialog.locator('picture img').first()
  await expect(picture).toBeVisible()
  const width = async () => (await picture.boundingBox())!.width
  const whole = await width()
  const { x, y, height } = (await picture.boundingBox())!
  if (isMobile) await page.touchscreen.tap(x + whole / 2, y + height / 2)
  else await page.mouse.click(x + whole / 2, y + height / 2)
  await expect.poll(width).toBeCloseTo(whole * 2.5, 0)
  await page.keyboard.press('0')
  await expect.poll(width).toBeCloseTo(whole, 0)
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('status')).toHaveText(/^Фото 2 из/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('without the code of the whole window a picture leads to its file @once', async ({ page, goods: { product } }) => {
  await page.goto(product.link)
  const slide = page.getByRole('list', { name: 'Фотографии товара' }).getByRole('link').first()
  expect(await slide.getAttribute('href')).toMatch(/^\/pictures\/.*\/1120\.webp$/)
  const answer = await page.request.get(new URL((await slide.getAttribute('href'))!, page.url()).href)
  expect(answer.headers()['content-type']).toBe('image/webp')
})
