import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Sources of a workshop as globs from the workspace's folder, without tests. */
const SOURCES = [
  '{apps,libs}/*/{package.json,src/**/*}',
  'tools/{build,workshop}/{package.json,src/**/*,.storybook/*}',
  'package-lock.json',
  'tsconfig.base.json',
]

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** A digest of all sources of a workspace's workshop: with the same digest, the built files are the same. */
export function inputsOf(workspace: string): string {
  const hash = createHash('sha256').update(process.version)
  for (const file of globSync(SOURCES, { cwd: workspace }).sort()) {
    const place = join(workspace, file)
    if (isTest(file) || !statSync(place).isFile()) continue
    hash.update(`\0${file}\0`).update(readFileSync(place))
  }
  return hash.digest('hex')
}
