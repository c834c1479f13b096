import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import type { RemoteConfig } from '@verstak/contracts/remoteConfig'
import { ROOT } from './runStorybook.ts'

/** Names that files import from the kit, by module: `@verstak/ui-kit/Button` → `Button`. */
export type Taken = Map<string, Set<string>>

/**
 * Static imports and re-exports of values: `import { a, b as c } from 'x'`, `import 'x'`. Type imports are excluded.
 */
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:([^'"]*?)\s+from\s+)?['"]([^'"]+)['"]/gm
const KIT = '@verstak/ui-kit/'
/** Used only at build time in styles, not part of the bundles. */
const TOKENS = `${KIT}tokens`

/**
 * Imports from the kit of a module and its static dependencies, without `import()`.
 * @param entry path of the module
 */
export function kitImportsOf(entry: string): Taken {
  const taken: Taken = new Map()
  const seen = new Set<string>()
  const follow = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    for (const [, clause = '', specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      if (specifier === TOKENS) continue
      if (specifier.startsWith(KIT)) note(taken, specifier, clause)
      else if (isOurs(specifier)) follow(resolveFrom(file, specifier))
    }
  }
  follow(entry)
  return taken
}

const isOurs = (specifier: string) => /^\.{1,2}\/.*\.tsx?$|^@verstak\//.test(specifier)

function resolveFrom(file: string, specifier: string): string {
  return specifier.startsWith('.') ? resolve(dirname(file), specifier) : createRequire(file).resolve(specifier)
}

function note(taken: Taken, module: string, clause: string): void {
  const names = taken.get(module) ?? new Set()
  const inBraces = /\{([^}]*)\}/.exec(clause)?.[1] ?? ''
  for (const part of inBraces.split(',').map((name) => name.trim())) {
    if (part && !part.startsWith('type ')) names.add(part.split(/\s+as\s+/)[0] ?? part)
  }
  if (names.size > 0) taken.set(module, names)
}

/** Exposed modules of the remotes and the shell's browser program, by the names of the bundles that hold them. */
async function listEntries(): Promise<Map<string, string>> {
  const entries = new Map([['shell', join(ROOT, 'apps/shell/src/client/main.tsx')]])
  for (const file of globSync('apps/*/remote.config.ts', { cwd: ROOT })) {
    const { remote } = (await import(join(ROOT, file))) as { remote: RemoteConfig }
    const folder = join(ROOT, dirname(file))
    entries.set(`${remote.name}/routes`, join(folder, 'src/routes.tsx'))
    for (const [name, path] of Object.entries(remote.widgets)) entries.set(`${remote.name}/${name}`, join(folder, path))
  }
  return entries
}

/**
 * Modules that each page loads before the first interaction: the shell, a remote's page, and widgets of other remotes.
 */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  home: ['shell', 'listing/FeaturedProducts', 'cart/AddToCart', 'cart/CartBadge'],
  listing: ['shell', 'listing/routes', 'cart/AddToCart', 'cart/CartBadge'],
  product: ['shell', 'product/routes', 'cart/AddToCart', 'cart/CartBadge'],
  cart: ['shell', 'cart/routes', 'cart/CartBadge', 'listing/FeaturedProducts'],
}

/**
 * Imports of each page from the kit, by bundle: remotes share no code, so each has its own copy.
 * @returns by page, then by `page.bundle`
 */
export async function kitImportsOfPages(): Promise<Map<string, Map<string, Record<string, string[]>>>> {
  const entries = await listEntries()
  return new Map(
    Object.entries(PAGES).map(([page, parts]) => {
      const bundles = new Map<string, Taken>()
      for (const part of parts) {
        const bundle = `${page}.${part.split('/')[0]}`
        const taken = bundles.get(bundle) ?? new Map<string, Set<string>>()
        const file = entries.get(part)
        if (!file) throw new Error(`No remote exposes ${part}: mend the pages in pageImports.ts.`)
        for (const [module, names] of kitImportsOf(file)) {
          taken.set(module, new Set([...(taken.get(module) ?? []), ...names]))
        }
        bundles.set(bundle, taken)
      }
      return [page, new Map([...bundles].map(([name, taken]) => [name, toRecord(taken)]))]
    }),
  )
}

const toRecord = (taken: Taken) => Object.fromEntries([...taken].map(([module, names]) => [module, [...names]]))
