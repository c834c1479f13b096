import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './runCommand.ts'

/** A test that failed, with as much of its reason as tells which of its expectations broke. */
export interface Failure {
  title: string
  reason: string
}

interface Spec {
  title: string
  file: string
  tests: { status: string; projectName: string; results: { errors: { message?: string }[] }[] }[]
}

interface Suite {
  specs?: Spec[]
  suites?: Suite[]
}

/** What one of our runners writes: jest's report, Playwright's, or a list of checks. */
interface Report {
  testResults?: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
  suites?: Suite[]
  errors?: { message?: string }[]
  checks?: { name: string; passed: boolean }[]
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

const specsOf = (suite: Suite): Spec[] => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

function failuresOfPlaywright({ suites = [], errors = [] }: Report): Failure[] {
  const failed = suites.flatMap(specsOf).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        title: `[${projectName}] ${file} › ${title}`,
        reason: shorten(results.at(-1)?.errors[0]?.message),
      })),
  )
  return [...failed, ...errors.map(({ message }) => ({ title: 'the run itself', reason: shorten(message) }))]
}

/** The failed tests in a runner's report file; none if there is no such file. */
export function readFailures(file: string): Failure[] {
  if (!existsSync(file)) return []
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  const checks = (report.checks ?? []).filter(({ passed }) => !passed).map(({ name }) => ({ title: name, reason: '' }))
  return [...failuresOfJest(report), ...failuresOfPlaywright(report), ...checks]
}
