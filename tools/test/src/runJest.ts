import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { countJest, readCounts, type Counts } from './counts.ts'
import { type JestReport, listFailedFiles, withSecondTry } from './jestReport.ts'
import { packageScript, reports, runCommand } from './runCommand.ts'

/**
 * Runs the tests of jest's `projects`. In CI a file with a failure runs once more, on a database of its own as before:
 * like a journey of the browser that passes at its second try only, its tests count neither as passed nor as failed.
 * @returns counts of the report, which lies in `reports` under the stage's name
 */
export async function runJest(stage: string, projects: string[], env: Record<string, string> = {}): Promise<Counts> {
  const report = join(reports, `${stage}.json`)
  const first = await run(report, projects, env)
  const failed = process.env['CI'] && existsSync(report) ? listFailedFiles(read(report)) : []
  if (failed.length === 0) return readCounts(report, first, countJest)
  console.log(`\nSecond try of ${failed.join(', ')} …`)
  const again = join(reports, `${stage}-second-try.json`)
  const second = await run(again, projects, env, ['--runTestsByPath', ...failed])
  if (!existsSync(again)) return readCounts(report, first, countJest)
  writeFileSync(report, JSON.stringify(withSecondTry(read(report), read(again))))
  rmSync(again)
  return readCounts(report, second, countJest)
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as JestReport

/** @returns jest's exit code */
async function run(report: string, projects: string[], env: Record<string, string>, files: string[] = []) {
  rmSync(report, { force: true })
  const args = [
    '--json',
    `--outputFile=${report}`,
    '--passWithNoTests',
    '--maxWorkers=2',
    '--selectProjects',
    ...projects,
    ...files,
  ]
  // Without --testLocationInResults and with its own reporter switched off, --json would print the report as well.
  const { exitCode } = await runCommand([packageScript('jest/bin/jest.js'), ...args], { env })
  return exitCode
}
