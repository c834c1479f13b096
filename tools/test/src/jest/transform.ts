import type { SyncTransformer, TransformOptions, TransformedSource } from '@jest/transform'
import { createTransformer as createAnyTransformer } from '@swc/jest'
import type { Options } from '@swc/core'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { nameStyles } from './nameStyles.ts'

/** Part of the cache key: another transform gives other code. */
const ownSource = ['transform.ts', 'nameStyles.ts']
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('')

/** `@swc/jest` types its transformer as if it might be asynchronous only; it isn't. */
const createTransformer = (options: Options) => createAnyTransformer(options) as SyncTransformer

const swcBySyntax = {
  typescript: createTransformer({
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: false },
      transform: { react: { runtime: 'automatic' } },
    },
    sourceMaps: true,
  }),
  tsx: createTransformer({
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    sourceMaps: true,
  }),
  javascript: createTransformer({ jsc: { target: 'es2024', parser: { syntax: 'ecmascript' } }, sourceMaps: true }),
}

/** Looks for each plugin in `require.cache`, which is slow in jest: it makes that list anew for each entry. */
const FASTIFY_NAMES = '/node_modules/fastify/lib/plugin-utils.js'

const isModuleByFolder = new Map<string, boolean>()

/** Whether the nearest package.json above says `"type": "module"`, the way Node decides it for `.js`. */
function isModuleFolder(folder: string): boolean {
  const known = isModuleByFolder.get(folder)
  if (known !== undefined) return known
  const manifest = join(folder, 'package.json')
  const parent = dirname(folder)
  const isModule = existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, 'utf8')) as { type?: string }).type === 'module'
    : parent !== folder && isModuleFolder(parent)
  isModuleByFolder.set(folder, isModule)
  return isModule
}

/**
 * Packages arrive compiled; only their ES modules are transformed to CommonJS, because jest loads no ES modules here.
 */
function isReadyPackageFile(filename: string): boolean {
  if (!filename.includes('/node_modules/')) return false
  const extension = extname(filename)
  return extension === '.cjs' || (extension === '.js' && !isModuleFolder(dirname(filename)))
}

function swcFor(filename: string) {
  if (/\.[cm]?ts$/.test(filename)) return swcBySyntax.typescript
  return filename.endsWith('x') ? swcBySyntax.tsx : swcBySyntax.javascript
}

/**
 * Jest's transformer for this workspace: swc for everything, with class names instead of linaria styles. Each test file reads
 * and compiles all code again, so maps are in files of their own and packages have none.
 */
export function process(source: string, filename: string, options: TransformOptions): TransformedSource {
  if (filename.endsWith(FASTIFY_NAMES)) return { code: source.replaceAll('require.cache', 'undefined') }
  // jest's CommonJS cannot run `import()` (as @fastify/cookie does), so such a file is transformed too.
  if (isReadyPackageFile(filename) && !/\bimport\(/.test(source)) return { code: source }
  const isOwn = !filename.includes('/node_modules/')
  const named = isOwn && source.includes('@linaria/') ? nameStyles(source, filename) : source
  const { code, map } = swcFor(filename).process(named, filename, options)
  return isOwn ? { code, map } : { code }
}

export function getCacheKey(source: string, filename: string, options: TransformOptions): string {
  return createHash('sha1')
    .update(ownSource)
    .update('\0')
    .update(filename)
    .update('\0')
    .update(source)
    .update('\0')
    .update(String(options.instrument))
    .digest('hex')
}
