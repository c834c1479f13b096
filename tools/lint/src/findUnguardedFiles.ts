import { ESLint } from 'eslint'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** A disable comment without a rule name, or with one of our own rules or restrictions. */
const blanketDisable =
  /(?:\/\/|\/\*)\s*eslint-disable(?:-next-line|-line)?\s*(?:\*\/|--|$|[^\n]*(?:\bverstak\/|\bno-restricted-syntax))/m
const inlineConfig = /\/\*\s*eslint\s+[^*]*(?:\bverstak\/|\bno-restricted-syntax)/

/**
 * Code files below `root` that the boundary rule does not check: ignored, without the rule, or with it switched off
 * inside.
 */
export async function findUnguardedFiles(root: string): Promise<string[]> {
  const eslint = new ESLint({ cwd: root })
  const files = globSync('{apps,libs,tools,e2e}/**/*.{ts,tsx,mts,js,mjs,cjs}', {
    cwd: root,
    exclude: (path) =>
      /(?:^|\/)(?:node_modules|dist|canary|test-results|playwright-report|storybook-static)$/.test(path),
  })
  const findings = await Promise.all(
    files.map(async (file) => ({ file, problem: await problemOf(eslint, root, file) })),
  )
  return findings.filter(({ problem }) => problem !== null).map(({ file, problem }) => `${file}: ${problem}`)
}

async function problemOf(eslint: ESLint, root: string, file: string): Promise<string | null> {
  const path = resolve(root, file)
  if (await eslint.isPathIgnored(path)) return 'is ignored by ESLint'
  const config = (await eslint.calculateConfigForFile(path)) as { rules?: Record<string, unknown[]> } | undefined
  const [severity] = config?.rules?.['verstak/boundaries'] ?? []
  if (severity !== 2) return 'is linted without the boundary rule'
  const source = readFileSync(path, 'utf8')
  return blanketDisable.test(source) || inlineConfig.test(source) ? 'switches rules off wholesale' : null
}

if (import.meta.main) {
  const unguarded = await findUnguardedFiles(process.cwd())
  for (const line of unguarded) console.error(line)
  process.exitCode = unguarded.length > 0 ? 1 : 0
}
