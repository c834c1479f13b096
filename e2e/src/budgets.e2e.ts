import { bytesBeforeInteraction } from '@verstak/tools-bench/bytesBeforeInteraction'
import { findMeasuredPages } from '@verstak/tools-bench/measuredPages'
import { CSS_BUDGET, JS_BUDGETS, type MeasuredPage } from '@verstak/tools-bench/pageBudgets'
import { expect, test } from './fixtures.ts'

// As `npm run bench -- bytes` measures them.
for (const [name, budget] of Object.entries(JS_BUDGETS)) {
  test(`${name}: at most ${budget / 1000} kB of JavaScript come before the first interaction @phone @budget`, async ({
    page,
    baseURL,
  }) => {
    const pages = await findMeasuredPages(baseURL!)
    const { js, css } = await bytesBeforeInteraction(page, baseURL! + pages[name as MeasuredPage])
    console.log(`${name}: ${(js / 1000).toFixed(1)} kB of JavaScript, ${(css / 1000).toFixed(1)} kB of CSS`)
    expect(js, 'there is JavaScript').toBeGreaterThan(100_000)
    expect(js, 'JavaScript, brotli').toBeLessThanOrEqual(budget)
    expect(css, 'CSS, brotli').toBeLessThanOrEqual(CSS_BUDGET)
  })
}
