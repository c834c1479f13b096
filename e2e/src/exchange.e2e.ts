import type { Page } from '@playwright/test'
import { getExchangeFile } from '@verstak/contracts/exchangeStaff'
import { expect, expectNoAxeViolations, test, untilLive } from './fixtures.ts'
import { sessionCookies } from './sessionCookies.ts'

const TABLET = { width: 1024, height: 768 }
const HEADS = 'Код;Наименование;Цена;Остаток'
/** So many that the staff has time to change its mind. */
const MANY = 40_000

/** Chooses a file and sends it with the keyboard. */
async function send(page: Page, name: string, content: string): Promise<void> {
  await page.goto('/admin/exchange/')
  const button = page.getByRole('button', { name: 'Выбрать файл' })
  await untilLive(button)
  const opened = page.waitForEvent('filechooser')
  await button.press('Enter')
  await (await opened).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  await expect(page.getByRole('paragraph').filter({ hasText: name })).toHaveText(/, [\d,]+ [КМ]Б$/)
  await page.getByRole('button', { name: 'Отправить и сравнить' }).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible({ timeout: 60_000 })
}

/** The table that a link of the page saves. */
async function tableOf(page: Page, what: string): Promise<string> {
  const href = await page.getByRole('link', { name: `Скачать CSV: ${what}`, exact: true }).getAttribute('href')
  return (await page.request.get(href!)).text()
}

/** Waits for what the page says of the work. Another journey may import just then: the staff tries again. */
async function untilSaid(page: Page, words: string, button: string): Promise<void> {
  await expect(async () => {
    if (await page.getByText('Сейчас идёт другая загрузка').isVisible())
      await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByText(words)).toBeVisible({ timeout: 5000 })
  }).toPass()
}

test.describe('the exchange of goods', { tag: '@desktop' }, () => {
  // One import runs at a time.
  test.describe.configure({ mode: 'default' })
  test.slow()
  test.beforeEach(({ context, baseURL }) => context.addCookies(sessionCookies('staff', baseURL!)))

  test('a price list is compared, taken in, changed and taken back', async ({ page }) => {
    const id = Date.now().toString(36)
    const name = `list-${id}.csv`
    const rows = (price: string) => [
      HEADS,
      'Лопаты;;;',
      `L-${id};Лопата совковая ${id};${price};5`,
      `M-${id};Лопата штыковая ${id};дорого;5`,
      `N-${id};Лопата снеговая ${id};900;нет`,
    ]
    await send(page, name, rows('1 290,00').join('\n'))
    await untilSaid(page, 'Магазин пока не изменился. Вот что изменит загрузка.', 'Сравнить')
    await expect(page.getByRole('listitem').filter({ hasText: 'товары: новых 2; категории: новых 1' })).toBeVisible()
    const found = page.getByRole('row').filter({ hasText: `Лопата совковая ${id}` })
    await expect(found).toContainText('Товар: добавление')
    await expectNoAxeViolations(page)
    expect(await tableOf(page, 'Изменения')).toContain(`Товар;добавление;L-${id};Лопата совковая ${id};`)
    expect(await tableOf(page, 'Для маркетплейсов')).toMatch(/\/api\/feeds\/[0-9a-f-]{36}\.yml;/)
    await page.getByRole('link', { name: 'Замечания', exact: true }).click()
    const fault = page.getByRole('row').filter({ hasText: `M-${id}` })
    await expect(fault).toContainText('Это не цена от 0 до 20 000 000')
    await expect(fault.getByRole('rowheader', { name: '4', exact: true })).toBeVisible()
    expect(await tableOf(page, 'Замечания')).toMatch(new RegExp(`^4;M-${id};Это не цена.+;дорого\r$`, 'm'))
    await page.setViewportSize(TABLET)
    await expectNoAxeViolations(page)

    await page.getByRole('button', { name: 'Загрузить', exact: true }).focus()
    await page.keyboard.press('Enter')
    await untilSaid(page, 'Загрузка закончена.', 'Загрузить')
    await send(page, name, rows('1 190,00').join('\n'))
    await untilSaid(page, 'Магазин пока не изменился.', 'Сравнить')
    const changed = page.getByRole('row').filter({ hasText: `Лопата совковая ${id}` })
    await expect(changed).toContainText('Товар: изменение')
    await expect(changed).toContainText('Цена: 1 290 ₽ → 1 190 ₽')

    const run = page.getByRole('row').filter({ hasText: `${name}, CSV` })
    await run.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Загрузка \d+/)
    expect(await tableOf(page, 'Изменения')).toContain(`Товар;добавление;N-${id};`)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Отменить загрузку' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Отменить загрузку' }).press('Enter')
    await expect(page.getByText('Загрузка отменена: товары снова такие, как были.')).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('row').filter({ hasText: `${name}, CSV` })).toContainText('Отменена')
  })

  test('a comparison under way has a bar and is stopped; a broken file is refused with words', async ({ page }) => {
    const id = Date.now().toString(36)
    const rows = Array.from({ length: MANY }, (_, place) => `${id}-${place};Гвоздь ${place};${place + 1};5`)
    await send(page, `nails-${id}.csv`, [HEADS, ...rows].join('\n'))
    const bar = page.getByRole('progressbar')
    const stop = page.getByRole('button', { name: 'Остановить' })
    await expect(bar).toBeVisible()
    await stop.press('Enter')
    await expect(page.getByText(/^Остановлено\./)).toBeVisible()

    // Once more for axe, which may take longer than the comparison: the page does not hear of its end meanwhile.
    const gate = Promise.withResolvers<void>()
    await page.getByRole('button', { name: 'Сравнить', exact: true }).press('Enter')
    await expect(bar).toBeVisible()
    await page.route(`**${getExchangeFile.path}?*`, async (route) => {
      await gate.promise
      await route.continue()
    })
    await expectNoAxeViolations(page)
    await expect(bar).toBeVisible()
    gate.resolve()
    await expect(async () => {
      if (await stop.isVisible()) await stop.press('Enter', { timeout: 1000 })
      await expect(bar).toBeHidden({ timeout: 1000 })
    }).toPass()

    await send(page, `broken-${id}.xml`, '<yml_catalog><shop><offers><offer id="1">')
    await untilSaid(page, 'Файл обрывается на строке 1. Из него ничего не взято.', 'Сравнить')
    await send(page, `letter-${id}.csv`, 'Здравствуйте!\nПрайс пришлём завтра.\n')
    await untilSaid(page, 'В таблице нет строки с заголовками', 'Сравнить')
    await expectNoAxeViolations(page)
  })
})
