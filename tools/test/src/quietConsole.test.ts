import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countPlaywright, readCounts } from './counts.ts'
import { readFailures, readSecondTries } from './failures.ts'
import { packageScript, runCommand } from './runCommand.ts'

const folder = mkdtempSync(join(tmpdir(), 'verstak-second-try-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a second try helps a slow moment, but no hydration error and no uncaught one', async () => {
  // Playwright does not run within jest.
  delete process.env['JEST_WORKER_ID']
  const report = join(folder, 'report.json')
  const config = join(import.meta.dirname, 'fixtures/secondTry.config.ts')
  const { exitCode } = await runCommand([packageScript('@playwright/test/cli.js'), 'test', `--config=${config}`], {
    isQuiet: true,
    env: { SAMPLE_OUTPUT: join(folder, 'output'), SAMPLE_REPORT: report },
  })
  expect(exitCode).toBe(1)
  expect(readCounts(report, exitCode, countPlaywright)).toEqual({ passed: 0, failed: 3, skipped: 0, secondTry: 2 })
  expect(readSecondTries(report).map(({ title }) => title.split(' › ')[1])).toEqual([
    'a slow moment',
    'a console error',
  ])
  const failures = readFailures(report)
  expect(failures.map(({ title }) => title.split(' › ')[1])).toEqual([
    'a hydration error',
    'an uncaught error',
    'a hydration error and a slow moment',
  ])
  expect(failures.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('Minified React error #418'),
    expect.stringContaining('undefined is not a function'),
    expect.stringContaining('Hydration failed'),
  ])
  // It starts several browsers.
})
