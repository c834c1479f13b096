import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * What `npm start -- --import <file, folder or address>` names, as an absolute path; null without it.
 * @param cwd where the person stands
 * @throws Error for another option
 */
export function readImport(args: readonly string[], cwd = process.cwd()): string | null {
  const { values } = parseArgs({ args: [...args], options: { import: { type: 'string' } } })
  if (values.import === undefined) return null
  return /^https?:\/\//.test(values.import) ? values.import : resolve(cwd, values.import)
}
