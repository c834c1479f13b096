import { appendFileSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { checkOut, findBase } from './checkOut.ts'
import { faultsOf, toTable, type SizeRow } from './judgeSizes.ts'
import { weighBundles, type KitImports, type Weight } from './kitBuild.ts'
import { kitImportsOfPages } from './pageImports.ts'
import { ROOT } from './runStorybook.ts'

const KILO = 1024

/** A remote that uses only what every list of products needs. */
const SMALL: KitImports = {
  '@verstak/ui-kit/Button': ['Button'],
  '@verstak/ui-kit/Price': ['Price'],
  '@verstak/ui-kit/Picture': ['Picture'],
}

/** Each component of a workspace's kit as a separate bundle. */
function componentsOf(workspace: string): Record<string, KitImports> {
  const source = join(workspace, 'libs/ui-kit/src')
  const names = readdirSync(source).filter(
    (name) => existsSync(join(source, name, `${name}.tsx`)) && !['GlobalStyles', 'Field'].includes(name),
  )
  return Object.fromEntries(names.map((name) => [name, { [`@verstak/ui-kit/${name}`]: [name] }]))
}

/** Weights of the components where this branch began. */
async function weighBase(): Promise<Map<string, Weight>> {
  const base = checkOut(findBase())
  try {
    return await weighBundles(base.folder, componentsOf(base.folder))
  } finally {
    base.remove()
  }
}

/**
 * `npm run sizes`: the size of each component of the kit after brotli, and whether pages are within their limits. With
 * `--compare` also what has changed since the merge base; a component that grew by more than 2 KB fails.
 */
async function main(args: string[]): Promise<void> {
  const components = componentsOf(ROOT)
  const pages = await kitImportsOfPages()
  const now = await weighBundles(ROOT, {
    ...components,
    small: SMALL,
    ...Object.fromEntries([...pages.values()].flatMap((bundles) => [...bundles])),
  })
  const everything = Object.assign({}, ...Object.values(components)) as KitImports
  const whole = await weighBundles(ROOT, { everything }, true)
  const before = args.includes('--compare') ? await weighBase() : new Map<string, Weight>()
  const weightOf = (name: string) => now.get(name) as Weight
  const rows: SizeRow[] = [
    ...Object.keys(components).map((name) => ({ name, now: weightOf(name), before: before.get(name) })),
    { name: 'Button, Price, Picture', now: weightOf('small'), limit: 3 * KILO },
    { name: 'The whole kit, later parts too', now: whole.get('everything') as Weight, limit: 120 * KILO },
    ...[...pages].map(([page, bundles]) => ({
      name: `Page: ${page}`,
      now: [...bundles.keys()].map(weightOf).reduce(add),
      limit: 20 * KILO,
    })),
  ]
  const faults = rows.flatMap(faultsOf)
  const text = [toTable(rows), '', ...faults].join('\n')
  console.log(text)
  const summary = process.env['GITHUB_STEP_SUMMARY']
  if (summary) appendFileSync(summary, `## Sizes of the kit, bytes after brotli\n\n${text}\n`)
  process.exitCode = faults.length > 0 ? 1 : 0
}

const add = (a: Weight, b: Weight): Weight => ({ js: a.js + b.js, css: a.css + b.css, lazy: a.lazy + b.lazy })

await main(process.argv.slice(2))
