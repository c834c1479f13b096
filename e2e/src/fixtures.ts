import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { createCall } from '@verstak/api-client/call'
import { quietConsole, type QuietConsoleOptions } from '@verstak/tools-test/quietConsole'
import { runAxe } from '@verstak/tools-test/runAxe'
import { findGoods, type Goods } from './findGoods.ts'

export { expect, type Page }

interface Fixtures {
  /** Watches every page of the test; needs no call. */
  quietConsole: void
}

interface WorkerFixtures {
  /** Products of the store for the tests. */
  goods: Goods
}

/**
 * Playwright's `test`, failing on any console error, page error or hydration error in any page of its context; after
 * one of the latter two there is no retry.
 */
export const test = base.extend<QuietConsoleOptions & Fixtures, WorkerFixtures>({
  allowedConsoleErrors: [[], { option: true }],
  expectedPageErrors: [[], { option: true }],
  quietConsole: [quietConsole, { auto: true }],
  goods: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that it needs from the pattern.
    async ({}, use, { project }) => {
      const call = createCall((path, init) => fetch(`${project.use.baseURL}${path}`, init))
      await use(await findGoods(call))
    },
    { scope: 'worker' },
  ],
})

/** The browser's message about an expected 404 page; not about a missing file. */
export const NOT_FOUND_COMPLAINT = /status of 404 .*\(https?:\/\/[^/]+\/(?!assets\/|releases\/|pictures\/|api\/)/

/** Fails with the list of accessibility violations (WCAG 2.2 A and AA and axe's best practices) of the page as it stands. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // A window that is still fading in has too little contrast.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  )
  expect(await runAxe(page), 'axe finds no violations').toEqual([])
}

/** Waits until React has hydrated a control that the server sent. */
export async function untilLive(control: Locator): Promise<void> {
  await expect.poll(() => control.evaluate((element) => element.closest('[data-unhydrated]') === null)).toBe(true)
}
