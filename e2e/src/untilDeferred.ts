import { expect, type Page } from './fixtures.ts'

/** Waits until a page of the shop has started its deferred features: the button of the chat is one of the last of them. */
export const untilDeferred = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: 'Открыть чат', includeHidden: true })).toBeAttached({ timeout: 30_000 })
