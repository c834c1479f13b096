import { join } from 'node:path'
import { describePlan, howToUndo, nextSteps } from './describePlan.ts'
import { planRemote } from './planRemote.ts'
import { readOptions } from './readOptions.ts'
import { writePlan } from './writePlan.ts'

const root = join(import.meta.dirname, '../../..')

/** `npm run new:remote -- <name>`: writes a remote that builds, tests and runs. `generate.mjs` then links it. */
async function main(args: string[]): Promise<void> {
  const options = readOptions(args)
  const plan = await planRemote(root, options)
  console.log(describePlan(plan))
  if (options.isDryRun) {
    console.log('\nNothing was written (--dry-run).')
    return
  }
  writePlan(root, plan)
  console.log(`\n${nextSteps(options.name)}\n\n${howToUndo(plan)}`)
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
