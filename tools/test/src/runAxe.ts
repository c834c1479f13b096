import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** Exceptions for axe. */
export interface AxeExceptions {
  /** Rules by name. */
  rules?: readonly string[]
  /** Elements by selector. */
  elements?: readonly string[]
}

/**
 * Checks the current state of a page with axe (WCAG 2.2 A and AA, and axe's best practices), without frames.
 * @returns violations, each with its first elements; empty when there are none
 */
export async function runAxe(page: Page, { rules = [], elements = [] }: AxeExceptions = {}): Promise<string[]> {
  // Half a megabyte, so it is injected only once per document.
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
