import type { Page } from '@playwright/test'
import { untilLive } from './fixtures.ts'

/** Opens the form of a new entity above a list of the back office; an empty list has it open already. */
export async function openNewEntity(page: Page, title: string): Promise<void> {
  const form = page.locator('details').filter({ has: page.locator('summary', { hasText: title }) })
  const summary = form.locator('summary')
  await untilLive(summary)
  if (!(await form.evaluate((element) => (element as HTMLDetailsElement).open))) await summary.click()
}
