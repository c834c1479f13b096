import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import { assertStyles } from './assertStyles.ts'
import { ROOT } from './paths.ts'
import { runWebpack } from './runWebpack.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verstak-styles-'))
  mkdirSync(join(folder, 'out'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Builds an exposed module `routes` out of files and checks its styles. */
async function check(files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const { compilation } = await runWebpack({
    mode: 'production',
    context: folder,
    entry: { routes: './routes.js' },
    output: { path: join(folder, 'out') },
    externals: { '@linaria/core': 'var linaria' },
    module: {
      rules: [
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, join(ROOT, 'node_modules/css-loader/dist/cjs.js')] },
      ],
    },
    plugins: [new MiniCssExtractPlugin({ runtime: false })],
  })
  assertStyles(compilation, ['routes'], (file) => readFileSync(file, 'utf8'))
}

const styles = '.a { display: grid }'
const styled = `import { css } from '@linaria/core'\nexport const a = css\`display: grid\`\nconsole.log(a)`

test('styles that stand in the stylesheet of an exposed module are fine', async () => {
  await expect(check({ 'a.css': styles, 'routes.js': `import './a.css'\n${styled}` })).resolves.toBeUndefined()
})

test('styles of a module that is imported later would never be loaded, and fail the build', async () => {
  const files = { 'a.css': styles, 'later.js': `import './a.css'`, 'routes.js': `import('./later.js')` }
  await expect(check(files)).rejects.toThrow(/Nobody would load .*\.css/)
})

test('styles that were written but made into no stylesheet fail the build', async () => {
  await expect(check({ 'routes.js': styled })).rejects.toThrow(
    /routes\.js has styles, but the build made no stylesheet/,
  )
})
