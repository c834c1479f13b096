import { expect, test } from './fixtures.ts'
import { placeOrder } from './placeOrder.ts'

test('without JavaScript an order is read and cancelled by its link, in a browser that did not place it', async ({
  page,
  browser,
  baseURL,
  goods: { product },
}) => {
  const link = await placeOrder(page, baseURL!, product)
  const other = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false })
  const tab = await other.newPage()
  await tab.goto(link)
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(/оформлен$/)
  await expect(tab.getByRole('region', { name: 'Что с заказом' })).toContainText('Принят')
  await tab.getByText('Отменить заказ', { exact: true }).click()
  await tab.getByRole('button', { name: 'Да, отменить' }).click()
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(/отменён$/)
  await expect(tab).toHaveURL(link)
  await expect(tab.getByText('Отменить заказ', { exact: true })).toHaveCount(0)
  await other.close()
})
