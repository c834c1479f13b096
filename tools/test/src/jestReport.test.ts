import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countJest } from './counts.ts'
import { readFailures, readSecondTries } from './failures.ts'
import { type JestFile, listFailedFiles, withSecondTry } from './jestReport.ts'
import { root } from './runCommand.ts'

const folder = mkdtempSync(join(tmpdir(), 'verstak-jest-report-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Tests = Record<string, 'passed' | 'failed'>
const file = (name: string, tests: Tests, message = ''): JestFile => ({
  name: join(root, name),
  status: message || Object.values(tests).includes('failed') ? 'failed' : 'passed',
  message,
  assertionResults: Object.entries(tests).map(([fullName, status]) => ({
    fullName,
    status,
    failureMessages: status === 'failed' ? [`${fullName} fails`] : [],
  })),
})

const first = [
  file('fine.test.ts', { a: 'passed' }),
  file('slow.test.ts', { b: 'passed', c: 'failed' }),
  file('wrong.test.ts', { d: 'failed' }),
  file('hooks.test.ts', { e: 'passed' }, 'afterAll fails'),
]
const second = [
  file('slow.test.ts', { b: 'passed', c: 'passed' }),
  file('wrong.test.ts', { d: 'failed' }),
  file('hooks.test.ts', { e: 'passed' }),
]

test('files with a failure run again, and what passed only then is counted apart and told with its first error', () => {
  expect(listFailedFiles({ testResults: first })).toEqual(second.map(({ name }) => name))
  const merged = withSecondTry({ testResults: first }, { testResults: second })
  expect(countJest(merged)).toEqual({ passed: 3, failed: 1, skipped: 0, secondTry: 2 })
  const report = join(folder, 'report.json')
  writeFileSync(report, JSON.stringify(merged))
  expect(readFailures(report)).toEqual([{ title: 'wrong.test.ts › d', reason: 'd fails' }])
  expect(readSecondTries(report)).toEqual([
    { title: 'slow.test.ts › c', reason: 'c fails' },
    { title: 'hooks.test.ts › the file itself', reason: 'afterAll fails' },
  ])
})

test('what fails in the second run is a failure, whatever the first one said', () => {
  const broken = [file('slow.test.ts', { b: 'failed', c: 'passed' })]
  const merged = withSecondTry({ testResults: [first[1]!] }, { testResults: broken })
  expect(countJest(merged)).toEqual({ passed: 0, failed: 1, skipped: 0, secondTry: 1 })
  const unloaded = [file('slow.test.ts', {}, 'Cannot find module')]
  expect(countJest(withSecondTry({ testResults: [first[1]!] }, { testResults: unloaded })).failed).toBe(1)
})
