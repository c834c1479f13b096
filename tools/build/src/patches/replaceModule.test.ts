import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runWebpack } from '../runWebpack.ts'
import { ReplaceModule } from './replaceModule.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verstak-replace-'))
  mkdirSync(join(folder, 'semver'))
  writeFileSync(join(folder, 'semver/index.js'), 'export const satisfy = () => "the package’s own"\n')
  writeFileSync(join(folder, 'entry.js'), "import { satisfy } from './semver/index.js'\nconsole.log(satisfy())\n")
})
afterEach(() => {
  delete process.env['VERSTAK_UNPATCHED']
  rmSync(folder, { recursive: true })
})

/** Bundles a package and replaces its file with version ranges. */
async function build(file = /semver\/index\.js$/): Promise<string> {
  const output = { path: join(folder, 'out'), filename: 'main.js' }
  const plugins = [new ReplaceModule('noRanges', file)]
  await runWebpack({ mode: 'production', context: folder, entry: './entry.js', output, plugins })
  return readFileSync(join(folder, 'out/main.js'), 'utf8')
}

test('a file of a package is replaced by one of ours', async () => {
  expect(await build()).not.toContain('own')
})

test('a build ends with an error when the package has no such file any more', async () => {
  await expect(build(/versions\/index\.js$/)).rejects.toThrow('noRanges')
})

test.each(['1', 'noRanges'])('with VERSTAK_UNPATCHED=%s the package stays as it is', async (value) => {
  process.env['VERSTAK_UNPATCHED'] = value
  expect(await build()).toContain('own')
})

test('a name that no change has is refused', async () => {
  process.env['VERSTAK_UNPATCHED'] = 'noRangs'
  await expect(build()).rejects.toThrow('VERSTAK_UNPATCHED=noRangs names no change to a library')
})
