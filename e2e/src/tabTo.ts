import type { Locator, Page } from '@playwright/test'

const MAX_TABS = 120

/** Goes on by Tab until a control has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let times = 0; times < MAX_TABS; times++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not lead to ${String(target)}`)
}
