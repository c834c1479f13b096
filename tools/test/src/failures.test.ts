import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readFailures, readSecondTries } from './failures.ts'
import { root } from './runCommand.ts'

const folder = mkdtempSync(join(tmpdir(), 'verstak-failures-'))
afterAll(() => rmSync(folder, { recursive: true }))

function failuresIn(report: object) {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return readFailures(file)
}

test('a failed test is named with its file and the beginning of its reason', () => {
  const failed = {
    fullName: 'badges follow',
    status: 'failed',
    failureMessages: [`\u001b[31mNo link\u001b[39m\n\n${'<div>\n'.repeat(500)}`],
  }
  const passed = { fullName: 'badges count', status: 'passed', failureMessages: [] }
  const name = join(root, 'apps/shell/src/header.test.tsx')
  const [failure, ...others] = failuresIn({
    testResults: [{ name, status: 'failed', message: '', assertionResults: [passed, failed] }],
  })
  expect(others).toEqual([])
  expect(failure?.title).toBe('apps/shell/src/header.test.tsx › badges follow')
  expect(failure?.reason).toMatch(/^No link\n<div>\n/)
  expect(failure?.reason.split('\n').length).toBeLessThan(20)
})

test('a test file that could not be loaded is named', () => {
  const name = join(root, 'libs/a.test.ts')
  const report = { testResults: [{ name, status: 'failed', message: 'Cannot find module', assertionResults: [] }] }
  expect(failuresIn(report)).toEqual([{ title: 'libs/a.test.ts', reason: 'Cannot find module' }])
})

test('a failed browser test is named with its layout and its first error, and apart from it one that passed at its second try only', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'cart.e2e.ts',
    tests: [{ status, projectName: 'phone', results: [{ errors: [{ message: 'first' }] }, { errors: [] }] }],
  })
  const suites = [{ specs: [spec('a', 'flaky')], suites: [{ specs: [spec('b', 'unexpected')] }] }]
  const report = { suites, errors: [{ message: 'No server' }] }
  expect(failuresIn(report)).toEqual([
    { title: '[phone] cart.e2e.ts › b', reason: 'first' },
    { title: 'the run itself', reason: 'No server' },
  ])
  expect(readSecondTries(join(folder, 'report.json'))).toEqual([{ title: '[phone] cart.e2e.ts › a', reason: 'first' }])
  expect(readSecondTries(join(folder, 'absent.json'))).toEqual([])
})

test('a check that did not pass is named', () => {
  const checks = [
    { name: 'eslint', passed: true },
    { name: 'knip', passed: false, output: 'Unused files (1)\n' },
  ]
  expect(failuresIn({ checks })).toEqual([{ title: 'knip', reason: 'Unused files (1)' }])
  expect(readFailures(join(folder, 'absent.json'))).toEqual([])
})
