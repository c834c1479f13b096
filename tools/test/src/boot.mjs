import { resolve } from 'node:path'
import { installDependencies } from '../../start/src/installDependencies.mjs'
import { runOnNode24 } from '../../start/src/runOnNode24.mjs'

const root = resolve(import.meta.dirname, '../../..')

/**
 * Installs what is missing, then runs a program of this folder on Node 24, started by any Node ≥ 20.19.
 * @param {string} program file name beside this one
 */
export async function boot(program) {
  // Tests never see the shop's own database, not even by mistake.
  delete process.env.DATABASE_URL
  try {
    await installDependencies(root)
    await runOnNode24(root, resolve(import.meta.dirname, program))
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
