import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const FIND_BROWSER = join(import.meta.dirname, 'findBrowser.ts')

let machine: string
beforeEach(() => {
  machine = mkdtempSync(join(tmpdir(), 'verstak-browser-'))
  mkdirSync(join(machine, 'bin'))
})
afterEach(() => rmSync(machine, { recursive: true }))

function addProgram(name: string, script: string): string {
  const file = join(machine, 'bin', name)
  writeFileSync(file, `#!/bin/sh\n${script}\n`)
  chmodSync(file, 0o755)
  return file
}

/** Result of a call on a machine without other installed programs. */
function call(name: 'findBrowser' | 'ensureBrowser', env: Record<string, string> = {}): string {
  const code = `const { ${name} } = await import(${JSON.stringify(FIND_BROWSER)}); try { console.log(String(${name}())) } catch ({ message }) { console.log(message) }`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
    env: { PATH: join(machine, 'bin'), PLAYWRIGHT_BROWSERS_PATH: join(machine, 'playwright'), ...env },
  })
  return stdout.trim().split('\n').at(-1) ?? ''
}

test('CHROME_PATH names the browser, whatever else is installed', () => {
  addProgram('chromium', '')
  const own = addProgram('my-chrome', '')
  expect(call('findBrowser', { CHROME_PATH: own })).toBe(own)
})

test('a CHROME_PATH that names nothing is said, not passed over', () => {
  addProgram('chromium', '')
  expect(call('ensureBrowser', { CHROME_PATH: '/nowhere/chrome' })).toBe(
    'CHROME_PATH names /nowhere/chrome, but nothing is there.',
  )
})

test('an installed Chrome is taken before an installed Chromium', () => {
  const chromium = addProgram('chromium', '')
  expect(call('ensureBrowser')).toBe(chromium)
  const chrome = addProgram('google-chrome', '')
  expect(call('ensureBrowser')).toBe(chrome)
})

test('without any one is installed, by Debian’s packages or by Playwright, and used', () => {
  expect(call('findBrowser')).toBe('null')
  const installs = `echo "$0 $@" >> ${machine}/log; : > ${machine}/bin/chromium`
  for (const program of ['apt-get', 'npx']) addProgram(program, installs)
  expect(call('ensureBrowser')).toBe(join(machine, 'bin/chromium'))
  expect(readFileSync(join(machine, 'log'), 'utf8')).toMatch(
    /apt-get update -qq\n.*apt-get install .*chromium-headless-shell\n$|npx playwright install chromium\n$/,
  )
})

test('when none can be installed, the way out is told', () => {
  for (const program of ['apt-get', 'npx']) addProgram(program, 'exit 1')
  expect(call('ensureBrowser')).toContain('CHROME_PATH=/path/to/chrome npm test')
})
