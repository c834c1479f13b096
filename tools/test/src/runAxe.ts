import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** What axe leaves out. */
export interface AxeExceptions {
  /** Rules by name. */
  rules?: readonly string[]
  /** Elements by selector. */
  elements?: readonly string[]
}

/**
 * Lets axe look at a page as it stands (WCAG 2.2 A and AA, and axe's best practices); frames are not looked into.
 * @returns what it found, each with its first places; empty when nothing is wrong
 */
export async function runAxe(page: Page, { rules = [], elements = [] }: AxeExceptions = {}): Promise<string[]> {
  // Half a megabyte, read once for all looks at a document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(findViolations, { rules: [...rules], elements: [...elements] })
}

/** Runs in the page. */
async function findViolations(left: { rules: string[]; elements: string[] }): Promise<string[]> {
  const loaded = (window as unknown as { axe: typeof axe }).axe
  const { violations } = await loaded.run(
    { exclude: left.elements },
    { resultTypes: ['violations'], rules: Object.fromEntries(left.rules.map((rule) => [rule, { enabled: false }])) },
  )
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`.trim())
    return `${id}: ${help}\n      ${places.join('\n      ')}`
  })
}
