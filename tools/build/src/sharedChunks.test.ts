import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import { bundledModules } from './bundledModules.ts'
import { ROOT } from './paths.ts'
import { runWebpack } from './runWebpack.ts'
import { sharedChunks } from './sharedChunks.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verstak-chunks-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const EXPOSED = ['routes', 'Row', 'Tile', 'Form', 'Prices']
const LATE = ['Rare', 'Rarer', 'content', 'list-page', 'item-page', 'shop-page']

/** Builds exposed modules, of which `users` import a script and a stylesheet. */
async function build(users: readonly string[], windows: readonly string[], alone: readonly string[] = []) {
  writeFileSync(join(folder, 'shared.css'), '.a { display: grid }')
  writeFileSync(join(folder, 'shared.js'), `import './shared.css'\nexport const shared = document.title`)
  for (const name of [...EXPOSED, ...LATE]) {
    const text = users.includes(name) ? `import { shared } from './shared.js'\nconsole.log(shared)` : ''
    // Pages bring late code.
    const late = name === 'routes' ? LATE.map(bringing).join('\n') : ''
    writeFileSync(join(folder, `${name}.js`), `${text}\n${late}\nconsole.log('${name}')`)
  }
  writeFileSync(join(folder, 'entry.js'), EXPOSED.map(bringing).join('\n'))
  const { compilation } = await runWebpack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: join(folder, 'out') },
    module: {
      rules: [
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, join(ROOT, 'node_modules/css-loader/dist/cjs.js')] },
      ],
    },
    plugins: [new MiniCssExtractPlugin({ runtime: false })],
    optimization: { splitChunks: sharedChunks(windows, EXPOSED, alone) },
  })
  return compilation
}

const bringing = (name: string) => `import(/* webpackChunkName: "${name}" */ './${name}.js')`

/** Names of the chunks that contain the shared script. */
async function scriptsOf(users: readonly string[], windows: readonly string[]): Promise<string[]> {
  return bundledModules(await build(users, windows))
    .filter(({ file }) => file.endsWith('shared.js'))
    .flatMap(({ chunks }) => chunks.map(({ name }) => String(name)))
    .sort()
}

/** Names of the chunks that contain the shared styles. */
async function stylesOf(
  users: readonly string[],
  windows: readonly string[],
  alone: readonly string[] = [],
): Promise<string[]> {
  return [...(await build(users, windows, alone)).chunks]
    .filter(({ files }) => [...files].some((file) => file.endsWith('.css')))
    .map(({ name }) => String(name))
}

const windows = ['Form', 'Prices']

test.each([
  { users: ['routes', 'Row'], found: ['common'] },
  { users: ['Row', 'Tile'], found: ['widgets'] },
  { users: ['routes', 'Row', 'Form'], found: ['common'] },
  { users: ['Row', 'Tile', 'Form'], found: ['widgets'] },
  { users: ['routes', 'Form'], found: ['Form', 'routes'] },
  { users: ['Row', 'Form', 'Prices'], found: ['Form', 'Prices', 'Row'] },
  { users: ['Form', 'Prices'], found: ['Form', 'Prices'] },
  { users: ['Row'], found: ['Row'] },
])('a script that $users share is in $found, when Form and Prices are windows', async ({ users, found }) => {
  expect(await scriptsOf(users, windows)).toEqual(found)
})

test('styles are in one file, so that a window brings no copy; widgets on a page do without those of windows', async () => {
  expect(await stylesOf(['routes', 'Form'], windows)).toEqual(['pages'])
  expect(await stylesOf(['routes', 'Form', 'Row'], windows)).toEqual(['common'])
  expect(await stylesOf(['Form', 'Prices'], windows)).toEqual(['widgets'])
})

test.each([
  { users: ['routes', 'Row', 'Tile'], found: ['common'] },
  { users: ['routes', 'Row'], found: ['blocks'] },
  { users: ['Row', 'Form'], found: ['blocks'] },
  { users: ['Row', 'Rare'], found: ['blocks'] },
  { users: ['Tile', 'Rare'], found: ['common'] },
  { users: ['Tile'], found: ['Tile'] },
])('styles that $users share are in $found, when Tile stands alone on its page', async ({ users, found }) => {
  expect(await stylesOf(users, [], ['Tile'])).toEqual(found)
})

test('without windows everything shared is in one file', async () => {
  expect(await scriptsOf(['routes', 'Form'], [])).toEqual(['common'])
  expect(await scriptsOf(['Form', 'Prices'], [])).toEqual(['widgets'])
})

test('a script that one page shares with late code of a widget is in both', async () => {
  writeFileSync(join(folder, 'own.js'), 'export const own = document.title')
  const own = `import { own } from './own.js'\nconsole.log(own)`
  for (const name of ['routes', 'Late']) writeFileSync(join(folder, `${name}.js`), own)
  writeFileSync(join(folder, 'Row.js'), `${bringing('Late')}`)
  writeFileSync(join(folder, 'entry.js'), ['routes', 'Row'].map(bringing).join('\n'))
  const { compilation } = await runWebpack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: join(folder, 'out') },
    optimization: { splitChunks: sharedChunks([], ['routes', 'Row']) },
  })
  const [found] = bundledModules(compilation).filter(({ file }) => file.endsWith('own.js'))
  expect(found?.chunks.map(({ name }) => String(name)).sort()).toEqual(['Late', 'routes'])
})

test('a script that a widget shares with late code of a page is in one file', async () => {
  expect(await scriptsOf(['Rare', 'Row'], windows)).toEqual(['common'])
  expect(await scriptsOf(['Rare', 'Form'], windows)).toEqual(['Form', 'Rare'])
})

test('what the content of a page shares with other late code does not bring what only that code shares', async () => {
  expect(await scriptsOf(['Rare', 'content'], [])).toEqual(['late'])
})

test.each([
  { users: ['list-page', 'item-page', 'shop-page'], found: ['late'] },
  { users: ['list-page', 'item-page', 'shop-page', 'Form'], found: ['common'] },
  { users: ['list-page', 'item-page'], found: ['item-page', 'list-page'] },
  { users: ['list-page', 'Rare'], found: ['Rare', 'list-page'] },
  { users: ['list-page', 'Rare', 'Form'], found: ['Form', 'Rare', 'list-page'] },
])('of late pages a script that $users share is in $found', async ({ users, found }) => {
  expect(await scriptsOf(users, windows)).toEqual(found)
})

test('styles that a widget shares with late code of a page are in the file of both', async () => {
  expect(await stylesOf(['Rare', 'Row'], [])).toEqual(['common'])
})

test.each([
  { users: ['Rare'], scripts: ['Rare'] },
  { users: ['Rare', 'Rarer'], scripts: ['later'] },
  { users: ['routes', 'Rare'], scripts: ['routes'] },
])('styles of $users are where a page brings them, also those of late scripts', async ({ users, scripts }) => {
  expect(await scriptsOf(users, [])).toEqual(scripts)
  expect(await stylesOf(users, [])).toEqual(['routes'])
})
