import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, type BrowserContext, type TestInfo } from '@playwright/test'

/** Options of a test for expected errors of its pages. */
export interface QuietConsoleOptions {
  /** Console messages that the test provokes on purpose, such as the browser's own about a 404 page. */
  allowedConsoleErrors: RegExp[]
  /** Uncaught errors and hydration errors that the test provokes on purpose; each is named, `/./` would hide real ones. */
  expectedPageErrors: RegExp[]
}

/** React's messages about hydration mismatches; only numbers in production. */
const HYDRATION = /hydrat|Minified React error #(418|419|421|422|423|425)\b/i

/**
 * Playwright fixture: fails a test on any console error, and on any uncaught or hydration error in any page of its
 * context. The latter are faults of the store even if they are rare, so a retry fails at once with the errors of the
 * first attempt.
 */
export async function quietConsole(
  { context, allowedConsoleErrors, expectedPageErrors }: { context: BrowserContext } & QuietConsoleOptions,
  provide: () => Promise<void>,
  info: TestInfo,
): Promise<void> {
  const note = join(info.project.outputDir, 'page-errors', info.testId)
  if (info.retry > 0 && existsSync(note)) throw new Error(readFileSync(note, 'utf8'))
  const complaints: string[] = []
  const pageErrors: string[] = []
  context.on('console', (message) => {
    const text = `${message.text()} (${message.location().url})`
    if (HYDRATION.test(message.text())) pageErrors.push(text)
    else if (message.type() === 'error') complaints.push(text)
  })
  context.on('weberror', (webError) => pageErrors.push(String(webError.error().stack ?? webError.error())))
  await provide()
  const unexpected = pageErrors.filter((text) => !expectedPageErrors.some((expected) => expected.test(text)))
  if (unexpected.length > 0) {
    mkdirSync(dirname(note), { recursive: true })
    writeFileSync(note, `The first try had errors in its pages, so there is no second:\n${unexpected.join('\n')}`)
  }
  expect(unexpected, 'no page has an uncaught error or a hydration error').toEqual([])
  const loud = complaints.filter((text) => !allowedConsoleErrors.some((allowed) => allowed.test(text)))
  expect(loud, 'the console stays free of errors').toEqual([])
}
