import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import {
  API_ERROR_CLASS,
  GLOBAL_OBJECT_USE,
  MODULE_VARIABLE,
  NEGATED_TOKEN,
  RAW_COLOR,
  RUSSIAN_TEXT,
} from './restrictedSyntax.ts'

const root = join(import.meta.dirname, '../../..')
const canary = join(import.meta.dirname, '../canary')

interface LintedFile {
  filePath: string
  messages: { ruleId: string | null; message: string }[]
}

interface Findings {
  diagnostics: { filename: string; code: string }[]
}

/** Both linters run as separate processes, as in `npm run lint`. */
function run(program: string, ...args: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: canary,
    encoding: 'utf8',
  })
  if (stdout === '') throw new Error(`${program} printed no report: ${stderr}`)
  return stdout
}

/** Rules that ESLint and oxlint report per file of the canary, and what ESLint says. */
function lintCanary() {
  const files = JSON.parse(run('eslint/bin/eslint.js', '--format', 'json', '.')) as LintedFile[]
  const reported = new Map(
    files.map(({ filePath, messages }) => [relative(canary, filePath), messages.map(({ ruleId }) => String(ruleId))]),
  )
  const { diagnostics } = JSON.parse(
    run('oxlint/bin/oxlint', '-c', '../../../.oxlintrc.json', '-f', 'json', '.'),
  ) as Findings
  // Their code is `import(no-cycle)`.
  for (const { filename, code } of diagnostics)
    reported.get(relative(canary, join(canary, filename)))?.push(code.replace('(', '/').replace(')', ''))
  const said = new Set(files.flatMap(({ messages }) => messages.map(({ message }) => message)))
  return { reported, said }
}

/** Rules that a canary file must break, from its first line: `// expect: rule, rule`. */
function expectedRules(file: string): string[] {
  const [, list] = /^\/\/ expect: (.+)\n/.exec(readFileSync(join(canary, file), 'utf8')) ?? []
  if (list === undefined) throw new Error(`${file} doesn't say what it expects`)
  return list === 'nothing' ? [] : list.split(', ').sort()
}

const { reported, said } = lintCanary()
const files = globSync('{apps,libs,tools}/**/*.{ts,tsx,cjs}', { cwd: canary })

test.each(files)('the canary %s is reported exactly as it expects', (file) => {
  expect(reported.get(file)?.sort()).toEqual(expectedRules(file))
})

test('each of our rules is broken by a canary', () => {
  const broken = new Set(files.flatMap(expectedRules))
  for (const rule of ['verstak/boundaries', 'verstak/no-module-state', 'jsdoc/require-jsdoc', 'import/no-cycle'])
    expect(broken).toContain(rule)
})

test('each restriction of syntax is broken by a canary', () => {
  const restrictions = [
    RUSSIAN_TEXT,
    RAW_COLOR,
    NEGATED_TOKEN,
    API_ERROR_CLASS,
    GLOBAL_OBJECT_USE,
    MODULE_VARIABLE,
  ].flat()
  for (const { message } of restrictions) expect(said).toContain(message)
})

test('no code file of the workspace escapes the boundary rule', () => {
  const script = join(import.meta.dirname, 'findUnguardedFiles.ts')
  const { stderr, status } = spawnSync(process.execPath, [script], { cwd: root, encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(status).toBe(0)
})
