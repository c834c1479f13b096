import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const workspace = join(import.meta.dirname, '../../..')
let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'verstak-workflows-'))
  cpSync(join(workspace, '.github'), join(root, '.github'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

function check(): string {
  // The parser does not work with jest's module loader.
  const { stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'checkWorkflows.ts'), root], {
    encoding: 'utf8',
  })
  return stdout + stderr
}

test('GitHub’s parser accepts the workflows, and they keep our rules', () => {
  expect(check()).toBe('')
})

test.each([
  ['release', 'runs-on: ubuntu-latest', 'run-on: ubuntu-latest', "Unexpected value 'run-on'"],
  ['release', 'needs.choose.outputs', 'needz.choose.outputs', "Unrecognized named-value: 'needz'"],
  ['release', 'needs: choose', 'needs: chose', "depends on unknown job 'chose'"],
  ['rollback', 'required: true', 'requird: true', 'requird'],
  ['ci', './.github/workflows/release.yml', './.github/workflows/releas.yml', 'Unable to find reusable workflow'],
  ['ci', /actions\/checkout@[0-9a-f]{40}/, 'actions/checkout@v5', 'is not pinned'],
  ['ci', / # v5\.1\.0/, '', 'is not pinned'],
  ['rollback', 'run: npm run rollback', 'run: npm run rollback ${{ inputs.version }}', 'hand the value over by env'],
  ['ci', /^permissions:\n {2}contents: read\n/m, '', 'no permissions'],
])('in %s, %s written as %s is found', (name, from, to, message) => {
  const file = join(root, `.github/workflows/${name}.yml`)
  const content = readFileSync(file, 'utf8')
  const broken = content.replace(from, to)
  expect(broken).not.toBe(content)
  writeFileSync(file, broken)
  expect(check()).toContain(message)
})
