import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const canary = join(import.meta.dirname, '../canary')

interface LintedFile {
  filePath: string
  messages: { ruleId: string | null }[]
}

/** Rules that ESLint reports per file of the canary. ESLint runs as a process of its own, as in `npm run lint`. */
function lintCanary(): Map<string, string[]> {
  const eslint = join(root, 'node_modules/eslint/bin/eslint.js')
  const { stdout, stderr } = spawnSync(process.execPath, [eslint, '--format', 'json', '.'], {
    cwd: canary,
    encoding: 'utf8',
  })
  if (stdout === '') throw new Error(`ESLint printed no report: ${stderr}`)
  const files = JSON.parse(stdout) as LintedFile[]
  return new Map(
    files.map(({ filePath, messages }) => [
      relative(canary, filePath),
      messages.map(({ ruleId }) => String(ruleId)).sort(),
    ]),
  )
}

/** Rules that a canary file promises to break in its first line: `// expect: rule, rule`. */
function expectedRules(file: string): string[] {
  const [, list] = /^\/\/ expect: (.+)\n/.exec(readFileSync(join(canary, file), 'utf8')) ?? []
  if (list === undefined) throw new Error(`${file} doesn't say what it expects`)
  return list === 'nothing' ? [] : list.split(', ').sort()
}

const reported = lintCanary()
const files = globSync('{apps,libs,tools}/**/*.{ts,tsx,cjs}', { cwd: canary })

test.each(files)('the canary %s is reported exactly as it expects', (file) => {
  expect(reported.get(file)).toEqual(expectedRules(file))
})

test('each of our rules is broken by a canary', () => {
  const broken = new Set(files.flatMap(expectedRules))
  for (const rule of [
    'boundaries',
    'no-cyrillic',
    'no-raw-color',
    'no-module-state',
    'no-reach-out',
    'require-docstring',
  ]) {
    expect(broken).toContain(`verstak/${rule}`)
  }
})

test('no code file of the workspace escapes the boundary rule', () => {
  const script = join(import.meta.dirname, 'findUnguardedFiles.ts')
  const { stderr, status } = spawnSync(process.execPath, [script], { cwd: root, encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(status).toBe(0)
})
