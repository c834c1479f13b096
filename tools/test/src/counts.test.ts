import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  addCounts,
  countChecks,
  countJest,
  countPlaywright,
  describeCounts,
  describeStage,
  readCounts,
} from './counts.ts'

const folder = mkdtempSync(join(tmpdir(), 'verstak-counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

function writeReport(report: object): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

test('the sum names skipped tests only if there are any', () => {
  const unit = { passed: 3, failed: 1, skipped: 0, secondTry: 0 }
  expect(describeCounts(addCounts([unit, unit]))).toBe('6 passed, 2 failed')
  expect(describeCounts(addCounts([unit, { passed: 0, failed: 0, skipped: 2, secondTry: 0 }]))).toBe(
    '3 passed, 1 failed, 2 skipped',
  )
})

test('a test file that jest could not load is a failure', () => {
  const tests = (...statuses: string[]) => statuses.map((status) => ({ fullName: '', status, failureMessages: [] }))
  const file = (status: string, ...statuses: string[]) => ({
    name: 'a',
    status,
    message: '',
    assertionResults: tests(...statuses),
  })
  const testResults = [file('passed', 'passed', 'pending', 'todo'), file('failed', 'passed', 'failed'), file('failed')]
  expect(readCounts(writeReport({ testResults }), 1, countJest)).toEqual({
    passed: 2,
    failed: 2,
    skipped: 2,
    secondTry: 0,
  })
})

const browserReport = (...statuses: string[]) => ({
  suites: [
    {
      specs: statuses.map((status) => ({
        title: status,
        file: 'a',
        tests: [{ status, projectName: 'phone', results: [] }],
      })),
    },
  ],
})

test('a browser test that passed at its second try is neither passed nor failed, and the sum does not hide it', () => {
  const counts = readCounts(writeReport(browserReport('expected', 'flaky', 'expected', 'skipped')), 0, countPlaywright)
  expect(counts).toEqual({ passed: 2, failed: 0, skipped: 1, secondTry: 1 })
  expect(describeStage(addCounts([counts, counts]))).toBe('4 passed, 0 failed, 2 skipped, 2 at the second try')
  expect(describeCounts(addCounts([counts, counts]))).toBe('4 passed, 0 failed, 2 skipped')
})

test('each check that did not pass is a failure', () => {
  const report = { checks: [{ passed: true }, { passed: false }, { passed: true }] }
  expect(readCounts(writeReport(report), 1, countChecks)).toEqual({ passed: 2, failed: 1, skipped: 0, secondTry: 0 })
})

test('a runner that ends with an error is a failure even if its report shows none', () => {
  const report = { stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 0, secondTry: 0 } }
  expect(readCounts(writeReport(report), 1, countPlaywright).failed).toBe(1)
})

test('a runner without a report is a failure', () => {
  expect(readCounts(join(folder, 'absent.json'), 0, countJest)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    secondTry: 0,
  })
})
