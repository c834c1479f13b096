import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { addCounts, describeCounts, describeStage, ONE_FAILURE, type Counts } from './counts.ts'
import { type Failure, readFailures, readSecondTries } from './failures.ts'
import { reports } from './runCommand.ts'
import { closeSharedStore } from './sharedStore.ts'
import { longStages, stages, type Stage } from './stages.ts'

/** Runs a stage; one that cannot start (no browser available) counts as one failure, and the next ones still run. */
async function runStage(stage: Stage, place: string): Promise<Counts> {
  console.log(`\n[${place}] ${stage.title} …${stage.isBackground ? ' (in the background)' : ''}`)
  const startedAt = performance.now()
  const counts = await stage.run().catch((error: unknown) => {
    console.log(error instanceof Error ? error.message : String(error))
    return ONE_FAILURE
  })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`[${place}] ${stage.title}: ${describeStage(counts)} (${seconds} s)`)
  return counts
}

/** Prints the failed tests again at the end, after the long output of passed tests. */
function printFailures(stage: Stage): void {
  for (const failure of readFailures(reportOf(stage))) printTest('\n✗', stage, failure)
}

/** Retries hide rare faults, so the summary lists the tests that needed one, and why. */
function printSecondTries(chosen: readonly Stage[]): void {
  const all = chosen.flatMap((stage) => readSecondTries(reportOf(stage)).map((failure) => ({ stage, failure })))
  if (all.length === 0) return
  console.log(`\n${all.length} passed at the second try only, counted neither as passed nor as failed:`)
  for (const { stage, failure } of all) printTest('~', stage, failure)
}

const reportOf = ({ name }: Stage) => join(reports, `${name}.json`)

function printTest(mark: string, stage: Stage, { title, reason }: Failure): void {
  console.log(`${mark} ${stage.name}: ${title}`)
  if (reason) console.log(reason.replace(/^/gm, '    '))
}

async function main(args: string[]): Promise<void> {
  const all = args.includes('--long') ? longStages : stages
  const names = args.filter((arg) => !arg.startsWith('--'))
  const unknown = names.filter((name) => !all.some((stage) => stage.name === name))
  if (unknown.length > 0) {
    throw new Error(`No stage is called ${unknown.join(', ')}. There are: ${all.map(({ name }) => name).join(', ')}.`)
  }
  const chosen = names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all
  // Reports of an earlier, fuller run would be counted as if these tests had passed today.
  if (chosen === stages) rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const run = (stage: Stage) => runStage(stage, `${chosen.indexOf(stage) + 1}/${chosen.length}`)
  const background = chosen.filter(({ isBackground }) => isBackground).map(run)
  for (const stage of chosen) stage.prepare?.()
  const results: Counts[] = []
  for (const stage of chosen.filter(({ isBackground }) => !isBackground)) results.push(await run(stage))
  await closeSharedStore()
  const sum = addCounts([...results, ...(await Promise.all(background))])
  if (sum.failed > 0) chosen.forEach(printFailures)
  printSecondTries(chosen)
  process.exitCode = sum.failed > 0 ? 1 : 0
  console.log(`\n${describeCounts(sum)}`)
}

await main(process.argv.slice(2))
