// `npm start`: works with any Node ≥ 20.19, install what is missing, then go on under Node 24.
import { resolve } from 'node:path'
import { installDependencies } from './src/installDependencies.mjs'
import { runOnNode24 } from './src/runOnNode24.mjs'

const root = resolve(import.meta.dirname, '../..')

try {
  await installDependencies(root)
  await runOnNode24(root, resolve(import.meta.dirname, 'src/main.ts'))
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
