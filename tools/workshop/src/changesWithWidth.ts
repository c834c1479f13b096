import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A query of the width in a component's styles, or two layouts to choose from. */
const WIDTH_QUERY = /media\.(phone|desktop|belowWide|wide)\b/

/**
 * Whether a story has another layout on phones: true for all pages and patterns, and for components whose folder
 * contains a width query.
 * @param importPath of its file, from the folder `root`
 */
export function changesWithWidth(root: string, importPath: string): boolean {
  if (!/^\.?\/?libs\/ui-kit\//.test(importPath) || importPath.includes('/patterns/')) return true
  const folder = join(root, dirname(importPath))
  return globSync('*.{ts,tsx}', { cwd: folder }).some((file) =>
    WIDTH_QUERY.test(readFileSync(join(folder, file), 'utf8')),
  )
}
