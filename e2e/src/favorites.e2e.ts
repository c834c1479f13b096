import type { Locator } from '@playwright/test'
import { addToFavoritesList, createFavoritesList, deleteFavoritesList } from '@verstak/contracts/favorites'
import { expect, expectNoAxeViolations, NOT_FOUND_COMPLAINT, test, untilLive, type Page } from './fixtures.ts'
import { listLike } from './putIntoComparison.ts'
import { putIntoFavorites } from './putIntoFavorites.ts'
import { sessionCookies } from './sessionCookies.ts'

// Axe computes: on a busy machine it takes many times as long.
test.slow()
test.use({ allowedConsoleErrors: [NOT_FOUND_COMPLAINT] })

const PAGE = '/user/favorites/'

const rows = (page: Page) => page.locator('[data-row]').evaluateAll((all) => all.map((row) => row.dataset['row']))

test("a guest's favourites: a wanted quantity, a note and an order are kept; what was removed comes back [ROUTE-040, FAV-003]", async ({
  page,
  baseURL,
  goods,
}) => {
  const [first, second, third] = (await listLike(baseURL!, goods.product)).slice(0, 3)
  await putIntoFavorites(page, baseURL!, [third!, second!, first!])
  await page.goto(PAGE)
  expect(await rows(page)).toEqual([first!.guid, second!.guid, third!.guid])
  await expect(page.getByRole('button', { name: 'Создать список' })).toHaveCount(0)
  await expectNoAxeViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  const wanted = page.getByRole('group', { name: `Сколько нужно: ${first!.name}` })
  const more = wanted.getByRole('button', { name: 'Больше' })
  await untilLive(more)
  const saved = page.waitForResponse(/lists\/product\/change/)
  await more.click()
  await saved
  await page.getByRole('button', { name: `Добавить заметку: ${second!.name}` }).click()
  await page.getByRole('textbox', { name: 'Заметка' }).fill('Под мойку')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Изменить заметку: Под мойку' })).toBeFocused()

  const ordered = page.waitForResponse(/lists\/products\/order/)
  await page.getByRole('button', { name: `Действия: ${third!.name}` }).click()
  await page.getByRole('menuitem', { name: /^В.начало списка$/ }).click()
  await ordered
  const order = [third!.guid, first!.guid, second!.guid]
  await expect.poll(() => rows(page)).toEqual(order)
  await page.reload()
  expect(await rows(page)).toEqual(order)
  await expect(wanted.getByRole('textbox')).not.toHaveValue('1')
  await expect(page.getByRole('button', { name: 'Изменить заметку: Под мойку' })).toBeVisible()

  await untilLive(more)
  await page.getByRole('button', { name: `Действия: ${first!.name}` }).click()
  await page.getByRole('menuitem', { name: /^Удалить из.списка$/ }).click()
  await expect.poll(() => rows(page)).toEqual([third!.guid, second!.guid])
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click()
  await expect.poll(() => rows(page)).toEqual(order)
})

test('a list with the longest name fits a phone, and its rows keep their columns on paper', async ({
  page,
  context,
  baseURL,
  goods: { product },
  isMobile,
}) => {
  await context.addCookies(sessionCookies('private', baseURL!))
  const post = (path: string, data: object) =>
    page.request.post(baseURL + path, { headers: { origin: baseURL! }, data })
  const made = await post(createFavoritesList.path, { name: 'БезПробелов'.repeat(20) })
  const { guid } = (await made.json()) as { guid: string }
  await post(addToFavoritesList.path, { listGuid: guid, productGuid: product.guid })
  await page.goto(`${PAGE}?listGuid=${guid}`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.emulateMedia({ media: 'print' })
  if (!isMobile) {
    // Paper is narrower than a desktop.
    await page.setViewportSize({ width: 720, height: 1000 })
    const row = page.locator('[data-row]').first()
    const place = async (what: Locator) => (await what.boundingBox())!
    const [name, price] = await Promise.all([
      place(row.getByRole('link', { name: product.name })),
      place(row.getByText('₽').first()),
    ])
    expect(name.width).toBeGreaterThan(200)
    expect(price.x).toBeGreaterThan(name.x + name.width)
    await expect(row.getByRole('button', { name: /^(Больше|Действия)/ })).toHaveCount(0)
  }
  await post(deleteFavoritesList.path, { guid })
})

test('rows are dragged by their grips, and moved by arrow keys @desktop', async ({ page, baseURL, goods }) => {
  const [first, second, third] = (await listLike(baseURL!, goods.product)).slice(0, 3)
  await putIntoFavorites(page, baseURL!, [third!, second!, first!])
  await page.goto(PAGE)
  const grip = page.getByRole('button', { name: `Переставить: ${first!.name}` })
  await untilLive(grip)
  const code = page.waitForResponse(/drag-rows/)
  await grip.hover()
  await code
  const target = (await page.locator(`[data-row="${second!.guid}"]`).boundingBox())!
  await expect(async () => {
    await grip.hover()
    await page.mouse.down()
    await page.mouse.move(target.x + 40, target.y + target.height / 2, { steps: 12 })
    await page.mouse.up()
    await expect.poll(() => rows(page), { timeout: 2000 }).toEqual([second!.guid, first!.guid, third!.guid])
  }).toPass()
  const ordered = page.waitForResponse(/lists\/products\/order/)
  await grip.press('ArrowDown')
  await ordered
  await expect(grip).toBeFocused()
  await page.reload()
  expect(await rows(page)).toEqual([second!.guid, third!.guid, first!.guid])
})

test('a list is made and shared by a link that anybody reads, until its access is closed [ROUTE-041, FAV-006, FAV-011, FAV-021] @once', async ({
  page,
  context,
  browser,
  baseURL,
  isMobile,
  goods,
}) => {
  await context.addCookies(sessionCookies('private', baseURL!))
  const [product] = await listLike(baseURL!, goods.product)
  await putIntoFavorites(page, baseURL!, [product!])
  const name = `Кухня_${isMobile ? 'телефон' : 'экран'}-${Date.now().toString(36)}`

  await page.goto(PAGE)
  const actions = page.getByRole('button', { name: `Действия: ${product!.name}` })
  await untilLive(actions)
  await actions.click()
  await page.getByRole('menuitem', { name: /^Скопировать в.список$/ }).click()
  const door = page.getByRole('dialog')
  await door.getByRole('radio', { name: 'Создать список' }).check()
  await door.getByRole('textbox', { name: 'Название списка' }).fill('Кухня!')
  await door.getByRole('button', { name: 'Скопировать' }).click()
  await expect(door.getByText('Разрешены буквы, цифры, дефис, нижнее подчеркивание и пробел')).toBeVisible()
  await expectNoAxeViolations(page)
  await door.getByRole('textbox', { name: 'Название списка' }).fill(name)
  await door.getByRole('button', { name: 'Скопировать' }).click()
  await page.getByRole('link', { name: 'Открыть' }).click()
  await expect(page).toHaveURL(/listGuid=/)
  const guid = new URL(page.url()).searchParams.get('listGuid')!
  await expect.poll(() => rows(page)).toEqual([product!.guid])

  if (isMobile) await page.getByRole('button', { name: 'Поделиться списком' }).click()
  await page.getByRole('button', { name: 'Поделиться', exact: true }).click()
  const link = await page.getByRole('textbox', { name: 'Ссылка на список' }).inputValue()
  const stranger = await (await browser.newContext()).newPage()
  for (let i = 0; i < 3; i++) {
    await stranger.goto(link)
    await expect(stranger.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  await expect(stranger).toHaveTitle(`Список «${name}» — Верстак`)
  await expect(stranger.getByRole('list', { name: 'Товары списка' }).getByRole('listitem')).toContainText([
    product!.name,
  ])
  await expectNoAxeViolations(stranger)

  await page.getByRole('button', { name: 'Закрыть доступ' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Закрыть доступ' }).last().click()
  await expect(page.getByText('Доступ по ссылке закрыт')).toBeVisible()
  expect((await stranger.goto(link))?.status(), 'no kept page shows it').toBe(404)
  await expect(stranger.getByRole('heading', { name: 'Список недоступен' })).toBeVisible()
  await stranger.goto(`${PAGE}?listGuid=${guid}`)
  await expect(stranger.getByText('В избранном пока ничего нет'), "somebody's list is none").toBeVisible()
  await stranger.context().close()
  await page.request.post(deleteFavoritesList.path, { headers: { origin: baseURL! }, data: { guid } })
})

test('«Купить всё» fills the cart and tells it @once', async ({ page, baseURL, goods }) => {
  await putIntoFavorites(page, baseURL!, (await listLike(baseURL!, goods.product)).slice(0, 2))
  await page.goto(PAGE)
  const buy = page.getByRole('button', { name: 'Купить всё' })
  await untilLive(buy)
  await buy.click()
  const report = page.getByRole('dialog', { name: /^В.корзине/ })
  await expectNoAxeViolations(page)
  await report.getByRole('link', { name: /^Перейти в.корзину$/ }).click()
  await expect(page).toHaveURL(/\/cart/)
  await expect(page.getByRole('main').getByText(goods.product.name).first()).toBeVisible()
})

test('a note that is changed in another tab shows in this one without being looked at again @once', async ({
  page,
  context,
  baseURL,
  goods,
}) => {
  await putIntoFavorites(page, baseURL!, [goods.product])
  await page.goto(PAGE)
  const other = await context.newPage()
  await other.goto(PAGE)
  const add = other.getByRole('button', { name: `Добавить заметку: ${goods.product.name}` })
  await untilLive(add)
  await add.click()
  await other.getByRole('textbox', { name: 'Заметка' }).fill('Под мойку')
  await other.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Изменить заметку: Под мойку' })).toBeVisible()
})
