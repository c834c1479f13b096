import { expect, test } from './fixtures.ts'
import { listLike, putIntoComparison } from './putIntoComparison.ts'

test('the comparison can be read without scripts: the whole table, its differences by a link [ROUTE-008]', async ({
  page,
  baseURL,
  goods,
}) => {
  await page.goto('/compare/')
  await expect(page.getByText('В сравнении пока ничего нет')).toBeVisible()
  const alike = (await listLike(baseURL!, goods.product)).slice(0, 3)
  await putIntoComparison(page, baseURL!, alike)
  await page.goto('/compare/')
  for (const { name } of alike) await expect(page.getByRole('columnheader', { name })).toBeAttached()
  const rows = await page.getByRole('rowheader').count()
  await page.getByRole('link', { name: 'Только отличия' }).click()
  await expect(page).toHaveURL('/compare/?diff=1')
  expect(await page.getByRole('rowheader').count()).toBeLessThan(rows)
  await page.getByRole('link', { name: 'Все характеристики' }).click()
  await expect(page).toHaveURL('/compare/')
  expect(await page.getByRole('rowheader').count()).toBe(rows)
})
