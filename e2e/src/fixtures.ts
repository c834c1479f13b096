import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export { expect, type Page }

interface Options {
  /** Console messages that the test provokes on purpose, such as the browser's own about a 404 page. */
  allowedConsoleErrors: RegExp[]
}

interface Fixtures {
  /** Watches every page of the test; needs no call. */
  quietConsole: void
}

/** Playwright's `test`, failing on any console error, page error or hydration warning in any page of its context. */
export const test = base.extend<Options & Fixtures>({
  allowedConsoleErrors: [[], { option: true }],
  quietConsole: [
    async ({ context, allowedConsoleErrors }, use) => {
      const complaints: string[] = []
      context.on('console', (message) => {
        const isComplaint = message.type() === 'error' || /hydrat/i.test(message.text())
        if (isComplaint) complaints.push(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (webError) => complaints.push(String(webError.error().stack ?? webError.error())))
      await use()
      const unexpected = complaints.filter((text) => !allowedConsoleErrors.some((allowed) => allowed.test(text)))
      expect(unexpected, 'the console stays free of errors and hydration warnings').toEqual([])
    },
    { auto: true },
  ],
})

/** Fails with the list of accessibility violations (WCAG 2.2 A and AA and axe's best practices) of the page as it stands. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const summary = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    targets: nodes.map(({ target }) => target.join(' ')),
  }))
  expect(summary, 'axe finds no violations').toEqual([])
}
