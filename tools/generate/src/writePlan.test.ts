import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describePlan, howToUndo } from './describePlan.ts'
import { writePlan } from './writePlan.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'verstak-plan-'))
  mkdirSync(join(root, 'apps'))
  writeFileSync(join(root, 'README.md'), 'one\ntwo\n')
})
afterEach(() => rmSync(root, { recursive: true }))

const read = (path: string) => readFileSync(join(root, path), 'utf8')

const plan = {
  created: [
    { path: 'apps/tips/package.json', content: '{}\n' },
    { path: 'apps/tips/src/routes.tsx', content: 'routes\n' },
    { path: 'e2e/src/tips.e2e.ts', content: 'test\n' },
  ],
  edited: [{ path: 'README.md', before: 'one\ntwo\n', content: 'one\ntips\ntwo\n' }],
}

test('writes what is new and what changes', () => {
  writePlan(root, plan)
  expect(read('apps/tips/src/routes.tsx')).toBe('routes\n')
  expect(read('e2e/src/tips.e2e.ts')).toBe('test\n')
  expect(read('README.md')).toBe('one\ntips\ntwo\n')
})

test('a failure in the middle takes back what was written, and nothing else', () => {
  const broken = { ...plan, edited: [...plan.edited, { path: 'no-such-folder/file', before: '', content: '' }] }
  expect(() => writePlan(root, broken)).toThrow('ENOENT')
  expect(existsSync(join(root, 'apps/tips'))).toBe(false)
  expect(existsSync(join(root, 'e2e'))).toBe(false)
  expect(existsSync(join(root, 'apps'))).toBe(true)
  expect(read('README.md')).toBe('one\ntwo\n')
})

test('no file is overwritten', () => {
  mkdirSync(join(root, 'apps/tips/src'), { recursive: true })
  writeFileSync(join(root, 'apps/tips/src/routes.tsx'), 'mine')
  expect(() => writePlan(root, plan)).toThrow('apps/tips/src/routes.tsx exists; nothing was written')
  expect(read('apps/tips/src/routes.tsx')).toBe('mine')
  expect(existsSync(join(root, 'apps/tips/package.json'))).toBe(false)
})

test('a plan is told by its files and by the lines that it adds', () => {
  expect(describePlan(plan).split('\n')).toEqual([
    'creates  apps/tips/package.json',
    'creates  apps/tips/src/routes.tsx',
    'creates  e2e/src/tips.e2e.ts',
    'edits    README.md',
    '       + tips',
  ])
})

test('the way back is one command', () => {
  expect(howToUndo(plan)).toContain('rm -r apps/tips e2e/src/tips.e2e.ts && git checkout -- README.md')
})
