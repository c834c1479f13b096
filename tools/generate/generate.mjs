// `npm run new:remote`: on any Node ≥ 20.19 and a fresh clone too; afterwards the new project is linked as packages are installed.
import { resolve } from 'node:path'
import { installDependencies } from '../start/src/installDependencies.mjs'
import { runOnNode24 } from '../start/src/runOnNode24.mjs'

const root = resolve(import.meta.dirname, '../..')

try {
  await installDependencies(root)
  await runOnNode24(root, resolve(import.meta.dirname, 'src/main.ts'))
  if (!process.exitCode) await installDependencies(root)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
