import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inputsOf } from './inputsOf.ts'

let workspace: string

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'verstak-inputs-'))
  write('libs/ui-kit/src/Button/Button.tsx', 'export const a = 1')
})
afterEach(() => rmSync(workspace, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(workspace, file)), { recursive: true })
  writeFileSync(join(workspace, file), text)
}

test.each([
  'libs/ui-kit/src/Button/Button.tsx',
  'libs/ui-kit/src/Button/Button.stories.tsx',
  'apps/cart/src/routes.tsx',
  'apps/workshop/src/preview.tsx',
  'tools/workshop/.storybook/main.ts',
  'tools/build/src/moduleRules.ts',
  'package-lock.json',
])('a workshop is built anew when %s changes', (file) => {
  const before = inputsOf(workspace)
  expect(inputsOf(workspace)).toBe(before)
  write(file, 'export const a = 2')
  expect(inputsOf(workspace)).not.toBe(before)
})

test('a test of a component or a page of a README changes nothing of a workshop', () => {
  const before = inputsOf(workspace)
  write('libs/ui-kit/src/Button/Button.test.tsx', 'test')
  write('libs/ui-kit/README.md', 'text')
  expect(inputsOf(workspace)).toBe(before)
})
