import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commitOf } from './commitOf.ts'

let root: string
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'verstak-commit-'))
})
afterEach(() => rmSync(root, { recursive: true }))

test('names the commit of unchanged files, whatever else has changed', () => {
  git('init', '-q')
  writeFileSync(join(root, 'cart'), 'one')
  git('add', 'cart')
  git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-qm', 'one')
  writeFileSync(join(root, 'listing'), 'new')
  expect(commitOf(['cart'], root)).toBe(git('rev-parse', 'HEAD'))
  expect(commitOf(['listing'], root)).toBeNull()
  writeFileSync(join(root, 'cart'), 'two')
  expect(commitOf(['cart'], root)).toBeNull()
})

test('knows none without a repository', () => {
  expect(commitOf(['cart'], root)).toBeNull()
})
