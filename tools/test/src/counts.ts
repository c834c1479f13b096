import { existsSync, readFileSync } from 'node:fs'
import { isFileFailed, type JestReport } from './jestReport.ts'
import { listTests, type PlaywrightReport } from './playwrightReport.ts'

/** Tests of a stage by outcome. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** Passed only on a retry: counts neither as passed nor as failed. */
  secondTry: number
}

/** Counts of a runner without a report. */
export const ONE_FAILURE: Counts = { passed: 0, failed: 1, skipped: 0, secondTry: 0 }

/** Sum of several stages. */
export function addCounts(all: readonly Counts[]): Counts {
  const sum = (kind: keyof Counts) => all.reduce((total, counts) => total + counts[kind], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), secondTry: sum('secondTry') }
}

/** `N passed, N failed`, with `, N skipped` if there are any: the form of the last line that CI reads. */
export function describeCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** Like `describeCounts`, with tests that passed only on a retry, for the line of a stage. */
export function describeStage(counts: Counts): string {
  return `${describeCounts(counts)}${counts.secondTry > 0 ? `, ${counts.secondTry} at the second try` : ''}`
}

/** Counts of jest's report. A test file that could not be loaded counts as one failure. */
export function countJest({ testResults = [] }: JestReport): Counts {
  const statuses = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status))
  const count = (wanted: string) => statuses.filter((status) => status === wanted).length
  const [passed, failed, secondTry] = [count('passed'), count('failed'), count('flaky')]
  const skipped = statuses.length - passed - failed - secondTry
  return { passed, failed: failed + testResults.filter(isFileFailed).length, skipped, secondTry }
}

/** Counts of Playwright's report. */
export function countPlaywright(report: PlaywrightReport): Counts {
  const statuses = listTests(report).map(({ status }) => status)
  const count = (wanted: string) => statuses.filter((status) => status === wanted).length
  return {
    passed: count('expected'),
    failed: count('unexpected'),
    skipped: count('skipped'),
    secondTry: count('flaky'),
  }
}

/** Counts of a list of checks, the report format of our own programs. */
export function countChecks({ checks }: { checks: readonly { passed: boolean }[] }): Counts {
  const passed = checks.filter((check) => check.passed).length
  return { passed, failed: checks.length - passed, skipped: 0, secondTry: 0 }
}

/**
 * Counts from a runner's report file. A runner that wrote none, or that ended with an error although its report shows
 * no failed test (a server that didn't start), adds one failure: a missing report must not look like success.
 */
export function readCounts<Report>(file: string, exitCode: number | null, count: (report: Report) => Counts): Counts {
  if (!existsSync(file)) return ONE_FAILURE
  const counts = count(JSON.parse(readFileSync(file, 'utf8')) as Report)
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}
