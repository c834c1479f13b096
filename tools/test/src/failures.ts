import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { isFileFailed, type JestReport } from './jestReport.ts'
import { listTests, nameOf, type PlaywrightReport } from './playwrightReport.ts'
import { root } from './runCommand.ts'

/** A failed test, with enough of its message to identify the failed expectation. */
export interface Failure {
  title: string
  reason: string
}

/** Report of a runner: of jest, of Playwright, or a list of checks. */
interface Report extends PlaywrightReport, JestReport {
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

function testsOfJest({ testResults = [] }: JestReport, wanted: 'failed' | 'flaky'): Failure[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === wanted)
      .map(({ fullName, failureMessages }) => ({
        title: `${relative(root, name)} › ${fullName}`,
        reason: shorten(failureMessages[0]),
      })),
  )
}

function failuresOfJest(report: JestReport): Failure[] {
  const files = (report.testResults ?? []).filter(isFileFailed)
  return [
    ...testsOfJest(report, 'failed'),
    ...files.map(({ name, message }) => ({ title: relative(root, name), reason: shorten(message) })),
  ]
}

function testsOfPlaywright(report: PlaywrightReport, wanted: 'unexpected' | 'flaky'): Failure[] {
  return listTests(report)
    .filter(({ status }) => status === wanted)
    .map((test) => ({ title: nameOf(test), reason: shorten(test.errors[0]?.message) }))
}

function failuresOfPlaywright(report: PlaywrightReport): Failure[] {
  const errors = report.errors ?? []
  return [
    ...testsOfPlaywright(report, 'unexpected'),
    ...errors.map(({ message }) => ({ title: 'the run itself', reason: shorten(message) })),
  ]
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

/**
 * The tests in a runner's report file that passed only on a retry, each with the reason of its first failure; none if
 * there is no such file.
 */
export function readSecondTries(file: string): Failure[] {
  if (!existsSync(file)) return []
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  return [...testsOfJest(report, 'flaky'), ...testsOfPlaywright(report, 'flaky')]
}
