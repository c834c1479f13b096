import { expect, test } from './fixtures.ts'

test('the store opens', async ({ page }) => {
  const response = await page.goto('/')
  expect(response?.status()).toBe(200)
})
