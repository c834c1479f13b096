import { expect, test } from './fixtures.ts'
import { putIntoCart } from './putIntoCart.ts'

test('without JavaScript lines are removed and brought back, saved for later, and left out of the order', async ({
  page,
  baseURL,
  goods,
}) => {
  const [first, second] = goods.others
  for (const product of [first!, second!]) await putIntoCart(page, baseURL!, product)
  await page.goto('/cart-checkout/')
  const lines = page.getByRole('group', { name: 'Товары в корзине' })
  await lines.getByRole('button', { name: `Убрать из корзины: ${first!.name}` }).click()
  await expect(lines).toContainText(`Товар удалён: ${first!.name}`)
  await lines.getByRole('button', { name: `Вернуть в корзину: ${first!.name}` }).click()
  await expect(page).toHaveURL('/cart-checkout/')
  await expect(lines.getByRole('link', { name: first!.name })).toBeVisible()

  await lines.getByRole('button', { name: `Отложить: ${second!.name}` }).click()
  const saved = page.getByRole('region', { name: 'Отложенные товары' })
  await saved.getByRole('button', { name: `В корзину: ${second!.name}` }).click()
  await expect(saved).toBeHidden()

  await lines.getByRole('checkbox', { name: `Заказать: ${first!.name}` }).uncheck()
  await lines.getByRole('button', { name: 'Пересчитать по отметкам' }).click()
  await expect(lines.getByRole('checkbox', { name: `Заказать: ${first!.name}` })).not.toBeChecked()
  await expect(lines.getByRole('checkbox', { name: `Заказать: ${second!.name}` })).toBeChecked()
})

test('without JavaScript a pasted list is checked on a page of its own, and added', async ({ page, goods }) => {
  const [first] = goods.others
  await page.goto('/cart-checkout/')
  await page.getByRole('link', { name: 'Добавить списком' }).click()
  const list = page.getByRole('region', { name: 'Добавить списком' })
  await list.getByRole('button', { name: 'Проверить список' }).click()
  await expect(list).toContainText('В списке нет ни одной строки')
  await list.getByRole('textbox', { name: 'Список кодов' }).fill(`${first!.productCode};2\nнет-такого;1`)
  await list.getByRole('button', { name: 'Проверить список' }).click()
  const rows = list.getByRole('list', { name: 'Отчёт по строкам' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await list.getByRole('button', { name: /^Добавить 1/ }).click()
  await expect(rows).toHaveCount(1)
  await expect(page.getByRole('group', { name: 'Товары в корзине' })).toContainText(first!.name)
})
