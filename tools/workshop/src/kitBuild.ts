import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { browserConfig } from '@verstak/tools-build/commonConfig'
import { runWebpack } from '@verstak/tools-build/runWebpack'
import { isShared } from '@verstak/tools-build/sharedPackages'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { ChunkGroup, Compilation, Configuration } from 'webpack'

/** Size of a component of the kit, bytes after brotli. */
export interface Weight {
  /** JavaScript that loads with the page. */
  js: number
  css: number
  /** JavaScript that loads on use. */
  lazy: number
}

/** Names that a bundle takes out of modules, by module. */
export type KitImports = Readonly<Record<string, readonly string[]>>

/**
 * Builds bundles with only components of the kit, as a remote would bundle them, and measures their sizes.
 * @param workspace whose kit is meant: this workspace, or another checkout of it
 * @param bundles imports of each bundle, by its name
 * @param isMerged includes lazy parts in the bundle, so that code shared by them counts once
 */
export async function weighBundles(
  workspace: string,
  bundles: Readonly<Record<string, KitImports>>,
  isMerged = false,
): Promise<Map<string, Weight>> {
  // Inside the workspace, so that its own kit is resolved.
  const parent = join(workspace, 'dist')
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'kit-'))
  const output = mkdtempSync(join(tmpdir(), 'verstak-kit-'))
  try {
    const entries = Object.entries(bundles).map(([name, imports]) => {
      const file = join(folder, `${name}.js`)
      writeFileSync(file, toSource(imports))
      return [name, file] as const
    })
    const { compilation } = await runWebpack(
      configOf({ context: workspace, entry: Object.fromEntries(entries), output, isMerged }),
    )
    return new Map(Object.keys(bundles).map((name) => [name, weightOf(compilation, output, name)]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
    rmSync(output, { recursive: true, force: true })
  }
}

const toSource = (imports: KitImports): string =>
  Object.entries(imports)
    .map(([module, names]) => `export { ${names.join(', ')} } from ${JSON.stringify(module)}\n`)
    .join('')

interface BuildInput {
  context: string
  entry: Record<string, string>
  output: string
  isMerged: boolean
}

function configOf({ context, entry, output, isMerged }: BuildInput): Configuration {
  const config = browserConfig({ app: 'kit', isDevelopment: false })
  return {
    ...config,
    context,
    entry,
    module: {
      ...config.module,
      parser: isMerged ? { javascript: { dynamicImportMode: 'eager' } } : {},
    },
    output: { path: output, filename: '[name].js', chunkFilename: '[id].later.js', library: { type: 'commonjs2' } },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].css',
        chunkFilename: '[id].later.css',
        runtime: false,
        ignoreOrder: true,
      }),
    ],
    externals: [
      ({ request = '' }, callback) => (isShared(request) ? callback(undefined, `commonjs ${request}`) : callback()),
    ],
    optimization: { ...config.optimization, moduleIds: 'deterministic', splitChunks: false },
  }
}

function weightOf(compilation: Compilation, output: string, name: string): Weight {
  const entry = compilation.entrypoints.get(name)
  if (!entry) throw new Error(`No bundle was made of ${name}.`)
  const first = new Set(entry.getFiles())
  const all = filesOf(entry, new Set())
  const sum = (isWanted: (file: string) => boolean) =>
    [...all]
      .filter(isWanted)
      .reduce((total, file) => total + brotliCompressSync(readFileSync(join(output, file))).length, 0)
  return {
    js: sum((file) => file.endsWith('.js') && first.has(file)),
    css: sum((file) => file.endsWith('.css')),
    lazy: sum((file) => file.endsWith('.js') && !first.has(file)),
  }
}

/** Files of a group of chunks and of all that it may load later. */
function filesOf(group: ChunkGroup, seen: Set<ChunkGroup>): Set<string> {
  seen.add(group)
  const later = group.getChildren().filter((child) => !seen.has(child))
  return new Set([...group.getFiles(), ...later.flatMap((child) => [...filesOf(child, seen)])])
}
