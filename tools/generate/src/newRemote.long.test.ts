import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyWorkspace, type WorkspaceCopy } from './copyWorkspace.ts'

jest.setTimeout(300_000)

/** Two words, so that every form of the name is another one. */
const name = 'gift-cards'
const jestScript = 'node_modules/jest/bin/jest.js'
const contracts = ['widget.contract.ts', 'routeRow.contract.ts', 'routeTable.data.ts']
const touched = [
  `apps/${name}`,
  `e2e/src/${name}.e2e.ts`,
  ...contracts.map((contract) => `libs/contracts/src/${contract}`),
]

let copy: WorkspaceCopy

/** Runs a script of the copy; one that fails shows why. */
function succeed(script: string, ...args: string[]): void {
  const { exitCode, output } = copy.run(script, ...args)
  if (exitCode !== 0) throw new Error(`${script} ended with ${exitCode}:\n${output}`)
}

beforeAll(() => {
  copy = copyWorkspace()
  succeed('tools/generate/src/main.ts', name, '--title', 'Подарочные карты')
  copy.linkProjects()
})
afterAll(() => copy.remove())

test('a new remote has nothing to lint and is formatted, like the files that it edits', () => {
  succeed('node_modules/eslint/bin/eslint.js', ...touched)
  const documents = ['README.md', '.github/ARCHITECTURE.md', 'tools/generate']
  succeed('node_modules/prettier/bin/prettier.cjs', '--check', ...touched, ...documents)
})

test('nothing in it is unused', () => {
  const { output } = copy.run('node_modules/knip/bin/knip.js', '--no-config-hints', '--no-exit-code')
  expect(output.split('\n').filter((line) => line.includes(name))).toEqual([])
})

test('its unit and server-render tests pass, and those of the contracts that it edits', () => {
  succeed(jestScript, `apps/${name}`, 'libs/contracts')
})

test('it builds into a release with its page, its widget and its address', () => {
  succeed('tools/build/src/buildProject.ts', name)
  const folder = join(copy.root, 'dist/remotes', name)
  const release = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as { exposes: object }
  expect(release).toMatchObject({ name, routes: [`/${name}/`], smoke: [`/${name}/`] })
  expect(Object.keys(release.exposes)).toEqual(['./routes', './GiftCardsTeaser'])
  expect(existsSync(join(folder, 'server/index.cjs'))).toBe(true)
})
