import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The window of a product that came into the cart. */
export const addedWindow = (page: Page): Locator => page.getByRole('dialog', { name: 'Товар добавлен в корзину' })

/** Waits for that window and goes on shopping. */
export async function closeAddedWindow(page: Page): Promise<void> {
  await addedWindow(page).getByRole('button', { name: 'Продолжить покупки' }).click()
  await expect(addedWindow(page)).toHaveCount(0)
}
