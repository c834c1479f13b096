import { existsSync, readFileSync } from 'node:fs'

/** Tests of a stage by outcome. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** Sum of several stages. */
export function addCounts(all: readonly Counts[]): Counts {
  const sum = (kind: keyof Counts) => all.reduce((total, counts) => total + counts[kind], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** `N passed, N failed`, with `, N skipped` if there are any: the form of the last line that CI reads. */
export function describeCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

interface JestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  numRuntimeErrorTestSuites: number
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number }
}

/** Counts of jest's report. A test file that could not be loaded counts as one failure. */
export function countJest(report: JestReport): Counts {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Counts of Playwright's report. A test that passed on a second try passed. */
export function countPlaywright({ stats }: PlaywrightReport): Counts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
}

/** Counts of a list of checks, the report of programs of ours. */
export function countChecks({ checks }: { checks: readonly { passed: boolean }[] }): Counts {
  const passed = checks.filter((check) => check.passed).length
  return { passed, failed: checks.length - passed, skipped: 0 }
}

/**
 * Counts out of a runner's report file. A runner that wrote none, or that ended with an error although its report shows
 * no failed test (a server that didn't start), adds one failure: nothing may look green by being absent.
 */
export function readCounts<Report>(file: string, exitCode: number | null, count: (report: Report) => Counts): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  const counts = count(JSON.parse(readFileSync(file, 'utf8')) as Report)
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}
