import { getSession } from '@verstak/contracts/session'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect, untilLive } from './fixtures.ts'

/** The window of the sign-in, at the steps that a provider leads to. */
export const door = (page: Page): Locator =>
  page.getByRole('dialog', { name: /Вход или регистрация|Введите пароль|Дополните/ })

export const vkButton = (page: Page): Locator => page.getByRole('button', { name: 'VK ID' })

/** Account of the browser's session; null for a guest. */
export async function accountOf({ request }: Pick<BrowserContext, 'request'>) {
  const session = (await (await request.get(getSession.path)).json()) as { account?: { firstName: string } }
  return session.account ?? null
}

/** Opens the window on a page without much else. */
export async function openDoor(page: Page): Promise<void> {
  await page.goto('/cart/')
  const link = page.locator('[data-opens="sign-in"]').locator('visible=true').first()
  await untilLive(link)
  await link.click()
  await expect(door(page)).toBeVisible()
}

/** Chooses a person of the embedded VK in its window. @param person a part of what the window says of him */
export async function chooseAtVk(page: Page, person: string): Promise<void> {
  const [vkWindow] = await Promise.all([page.waitForEvent('popup'), vkButton(page).click()])
  await vkWindow.getByRole('button', { name: person }).click()
}

/** Waits for the page that follows a sign-in. */
export async function untilSignedIn(page: Page, name: string): Promise<void> {
  await expect.poll(() => accountOf(page.context())).toMatchObject({ firstName: name })
  await expect(page.locator('[data-opens="sign-in"]')).toHaveCount(0)
}

/** Ends the session of a browser without telling anybody. */
export const dropSession = (context: BrowserContext): Promise<void> => context.clearCookies({ name: /token$/ })
