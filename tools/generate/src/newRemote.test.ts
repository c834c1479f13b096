import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyWorkspace, type WorkspaceCopy } from './copyWorkspace.ts'

jest.setTimeout(180_000)

let copy: WorkspaceCopy
beforeAll(() => {
  copy = copyWorkspace()
})
afterAll(() => copy.remove())

const GENERATOR = 'tools/generate/src/main.ts'

test('a dry run says what would happen and writes nothing', () => {
  const { output, exitCode } = copy.run(GENERATOR, 'gift-cards', '--team', 'checkout', '--dry-run')
  expect(exitCode).toBe(0)
  expect(output).toContain('creates  apps/gift-cards/remote.config.ts')
  expect(output).toMatch(/edits {4}\.github\/CODEOWNERS\n {7}\+ \/apps\/gift-cards\/ +@verstak\/checkout\n/)
  expect(output).toContain('Nothing was written')
  expect(existsSync(join(copy.root, 'apps/gift-cards'))).toBe(false)
})

test.each(['coupons', 'gift-cards'])('%s has the right types, together with what it edits', (name) => {
  expect(copy.run(GENERATOR, name, '--title', 'Купоны')).toMatchObject({ exitCode: 0 })
  copy.linkProjects()
  for (const project of [`apps/${name}`, 'libs/contracts', 'e2e']) {
    expect(copy.run('node_modules/typescript7/lib/tsc.js', '-p', project)).toEqual({ exitCode: 0, output: '' })
  }
  const files = globSync(`{apps/${name},e2e/src}/**/*.{ts,tsx,md,json}`, { cwd: copy.root })
  const words = files.map((file) => readFileSync(join(copy.root, file), 'utf8')).join('\n')
  expect(words).not.toMatch(/sample[-_]?remote/i)
})

test('a second one of the same name is refused without a trace', () => {
  copy.run(GENERATOR, 'tips')
  const readme = () => readFileSync(join(copy.root, 'README.md'), 'utf8')
  const before = readme()
  const { output, exitCode } = copy.run(GENERATOR, 'tips')
  expect(exitCode).toBe(1)
  expect(output).toBe('"tips" is taken: apps/tips exists.\n')
  expect(readme()).toBe(before)
})
