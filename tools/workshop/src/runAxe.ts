import axe from 'axe-core'
import type { Page } from '@playwright/test'

/** Rules about whole documents: a component stands in a story without the page that gives it landmarks. */
const OF_DOCUMENTS = ['region', 'landmark-one-main', 'page-has-heading-one']

/** Edges of Base UI's popups: hidden from readers, and in the tab order only to hand the focus on at once. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]'

/**
 * What axe finds in the story that a page shows (WCAG 2.2 A and AA, and its best practices), a line each.
 * @param isWhole the story is a whole document, and rules about those hold
 */
export async function runAxe(page: Page, isWhole: boolean): Promise<string[]> {
  // Half a megabyte, read once for all stories of a document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(findViolations, { exclude: [FOCUS_GUARDS], disabled: isWhole ? [] : OF_DOCUMENTS })
}

/** Runs in the page. */
async function findViolations(options: { exclude: string[]; disabled: string[] }): Promise<string[]> {
  const loaded = (window as unknown as { axe: typeof axe }).axe
  const { violations } = await loaded.run(
    { exclude: options.exclude },
    {
      resultTypes: ['violations'],
      rules: Object.fromEntries(options.disabled.map((rule) => [rule, { enabled: false }])),
    },
  )
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`.trim())
    return `${id}: ${help}\n      ${places.join('\n      ')}`
  })
}
