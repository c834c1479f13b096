import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { listTests, nameOf, type PlaywrightReport } from './playwrightReport.ts'
import { root } from './runCommand.ts'

/** A failed test, with enough of its message to identify the failed expectation. */
export interface Failure {
  title: string
  reason: string
}

/** Report of a runner: of jest, of Playwright, or a list of checks. */
interface Report extends PlaywrightReport {
  testResults?: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
  checks?: { name: string; passed: boolean; output?: string }[]
}

/** A page's markup, which Testing Library adds, may be thousands of lines long. */
const REASON_LINES = 12

const shorten = (reason: string | undefined) =>
  stripVTControlCharacters(reason ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, REASON_LINES)
    .join('\n')

function failuresOfJest({ testResults = [] }: Report): Failure[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults
      .filter((result) => result.status === 'failed')
      .map((result) => ({ title: `${file} › ${result.fullName}`, reason: shorten(result.failureMessages[0]) }))
    // The file itself could not be loaded.
    if (status === 'failed' && failed.length === 0) return [{ title: file, reason: shorten(message) }]
    return failed
  })
}

function failuresOfPlaywright(report: Report): Failure[] {
  const failed = listTests(report)
    .filter(({ status }) => status === 'unexpected')
    .map((test) => ({ title: nameOf(test), reason: shorten(test.errors[0]?.message) }))
  const errors = report.errors ?? []
  return [...failed, ...errors.map(({ message }) => ({ title: 'the run itself', reason: shorten(message) }))]
}

/** The failed tests in a runner's report file; none if there is no such file. */
export function readFailures(file: string): Failure[] {
  if (!existsSync(file)) return []
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  const checks = (report.checks ?? [])
    .filter(({ passed }) => !passed)
    .map(({ name, output }) => ({ title: name, reason: shorten(output) }))
  return [...failuresOfJest(report), ...failuresOfPlaywright(report), ...checks]
}

/** Names of the tests in a runner's report file that passed only on a retry; none if there is no such file. */
export function readSecondTries(file: string): string[] {
  if (!existsSync(file)) return []
  const tests = listTests(JSON.parse(readFileSync(file, 'utf8')) as Report)
  return tests.filter(({ status }) => status === 'flaky').map(nameOf)
}
