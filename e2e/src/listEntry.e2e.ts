import type { Cart } from '@verstak/contracts/cart'
import { expect, expectNoAxeViolations, test, untilLive, type Page } from './fixtures.ts'
import { putIntoCart } from './putIntoCart.ts'

const cartOf = async (page: Page) => (await (await page.request.get('/api/v1/cart/list?regionId=1')).json()) as Cart
const quantities = async (page: Page) =>
  Object.fromEntries((await cartOf(page)).items.map(({ product, quantity }) => [product.productCode, quantity]))

test('a list is pasted, corrected and added; what was not taken stays in the report', async ({
  page,
  isMobile,
  goods,
}) => {
  const [first, second] = goods.others
  const [code, other] = [first!.productCode, second!.productCode]
  await page.goto(isMobile ? '/cart/' : '/cart-checkout/')
  const link = page.getByRole('link', { name: 'Добавить списком' })
  await untilLive(link)
  await link.click()
  const window = page.getByRole('dialog', { name: 'Добавить списком' })
  await window
    .getByRole('textbox', { name: 'Список кодов' })
    .fill(`${code} 2\n${other}\t3 шт\n${code}9;1\nнет-такого 1`)
  await window.getByRole('button', { name: 'Проверить список' }).click()
  const rows = window.getByRole('list', { name: 'Отчёт по строкам' }).getByRole('listitem')
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(0)).toContainText(first!.name)
  await expect(rows.nth(2)).toContainText('Похожие')
  await expect(rows.nth(3)).toContainText('Такого кода нет')
  await expectNoAxeViolations(page)

  await window.getByRole('button', { name: `Взять ${code} в строке 3` }).click()
  await expect(rows.nth(2)).toContainText('Тот же товар, что в строке 1')
  const download = page.waitForEvent('download')
  await window.getByRole('button', { name: 'Скачать отчёт' }).click()
  expect((await download).suggestedFilename()).toBe('otchet-po-spisku.csv')

  await window.getByRole('button', { name: /^Добавить 2/ }).click()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Такого кода нет')
  expect(await quantities(page)).toEqual({ [code]: 3, [other]: 3 })
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
  await expect(page.getByRole('group', { name: 'Товары в корзине' })).toContainText(second!.name)
})

test.describe('a file', () => {
  // The answer to a file that is no table.
  test.use({ allowedConsoleErrors: [/status of 400 .*\/cart\/list\/check/] })

  test('a file in windows-1251 is read, and a file that is no table is refused at its field @once', async ({
    page,
    baseURL,
    goods,
  }) => {
    const [first, second] = goods.others
    await putIntoCart(page, baseURL!, second!)
    await page.goto('/cart-checkout/')
    const link = page.getByRole('link', { name: 'Добавить списком' })
    await untilLive(link)
    await link.click()
    const window = page.getByRole('dialog', { name: 'Добавить списком' })
    const field = window.getByLabel('Выберите файл')
    await field.setInputFiles({
      name: 'scan.png',
      mimeType: 'image/png',
      buffer: Buffer.from([0x89, 0x50, 0, 0, 1, 2]),
    })
    await expect(window.getByRole('alert')).toHaveText('Это не таблица. Подойдут файлы CSV и XLSX.')
    await expectNoAxeViolations(page)
    const title = Buffer.from([0xca, 0xee, 0xe4, 0x3b, 0xca, 0xee, 0xeb, 0x2d, 0xe2, 0xee, 0x0a])
    const buffer = Buffer.concat([title, Buffer.from(`${first!.productCode};2\n`)])
    await field.setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer })
    await window.getByRole('button', { name: /^Добавить 1/ }).click()
    await expect(window.getByText('Весь список в корзине')).toBeVisible()
    await window.getByRole('button', { name: 'К корзине' }).click()
    expect(await quantities(page)).toEqual({ [second!.productCode]: 1, [first!.productCode]: 2 })
  })
})
