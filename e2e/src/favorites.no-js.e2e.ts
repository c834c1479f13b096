import { expect, test } from './fixtures.ts'
import { listLike } from './putIntoComparison.ts'
import { putIntoFavorites } from './putIntoFavorites.ts'
import { sessionCookies } from './sessionCookies.ts'

test('without scripts favourites are read, a note and a quantity are written, and a product is removed [ROUTE-040]', async ({
  page,
  baseURL,
  goods,
}) => {
  await page.goto('/user/favorites/')
  await expect(page.getByText(/^В.избранном пока ничего нет$/)).toBeVisible()
  const [first, second] = (await listLike(baseURL!, goods.product)).slice(0, 2)
  await putIntoFavorites(page, baseURL!, [second!, first!])
  await page.goto('/user/favorites/')
  const row = page.locator(`[data-row="${first!.guid}"]`)
  await row.getByRole('link', { name: 'Изменить' }).click()
  await row.getByRole('textbox', { name: 'Нужно' }).fill('много')
  await row.getByRole('button', { name: 'Сохранить' }).click()
  // Playwright finds no text within `noscript` by its words.
  await expect(page.locator('noscript [data-tone=danger]')).toContainText('Введите количество от 1 до 999')
  await row.getByRole('textbox', { name: 'Нужно' }).fill('4')
  await row.getByRole('textbox', { name: 'Заметка' }).fill('Под мойку')
  await row.getByRole('button', { name: 'Сохранить' }).click()
  await expect(row.getByText('Под мойку')).toBeVisible()
  await row.getByRole('link', { name: 'Изменить' }).click()
  await row.getByRole('button', { name: /^Удалить из.списка$/ }).click()
  await expect(row).toHaveCount(0)
  await expect(page.locator(`[data-row="${second!.guid}"]`)).toBeVisible()
})

test('without scripts only the settings of a list share it, no dead button does', async ({
  page,
  context,
  baseURL,
  goods,
}) => {
  await context.addCookies(sessionCookies('private', baseURL!))
  await putIntoFavorites(page, baseURL!, (await listLike(baseURL!, goods.product)).slice(0, 1))
  await page.goto('/user/favorites/')
  // `getByRole` passes over what is hidden.
  await expect(page.getByRole('button', { name: /^(Поделиться|Закрыть доступ)/ })).toHaveCount(1)
})
