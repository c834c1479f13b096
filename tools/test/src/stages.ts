import { chmodSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { countChecks, countJest, countPlaywright, readCounts, type Counts } from './counts.ts'
import { ensureBrowser } from './findBrowser.ts'
import { packageScript, reports, root, runCommand } from './runCommand.ts'

/** A part of the test run; it never throws because of a failing test. */
export interface Stage {
  /** What one types to run it alone: `npm test -- api`. */
  name: string
  title: string
  run(): Promise<Counts>
}

/** Most of these programs keep one core busy. */
const CHECKS_AT_ONCE = 2

/** Programs that only say yes or no count as one test each. Their output is shown when the answer is no. */
async function runChecks(stage: string, checks: Record<string, string[]>): Promise<Counts> {
  const results: { name: string; passed: boolean; durationMs: number }[] = []
  const waiting = Object.entries(checks)
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, args] = next
      const startedAt = performance.now()
      const { exitCode, output } = await runCommand(args, { isQuiet: true })
      if (exitCode !== 0) console.log(`✗ ${name}\n${output.trimEnd()}`)
      results.push({ name, passed: exitCode === 0, durationMs: Math.round(performance.now() - startedAt) })
    }
  }
  await Promise.all(Array.from({ length: CHECKS_AT_ONCE }, work))
  writeFileSync(join(reports, `${stage}.json`), JSON.stringify({ checks: results }, null, 2))
  return countChecks({ checks: results })
}

/** Starts a runner that writes a JSON report, and counts what that says. */
async function runReported<Report>(
  stage: string,
  args: string[],
  count: (report: Report) => Counts,
  env: Record<string, string> = {},
): Promise<Counts> {
  const file = join(reports, `${stage}.json`)
  rmSync(file, { force: true })
  const { exitCode } = await runCommand(args, { env })
  return readCounts(file, exitCode, count)
}

function runJest(stage: string, projects: string[], env: Record<string, string> = {}): Promise<Counts> {
  const report = join(reports, `${stage}.json`)
  const args = [
    '--json',
    `--outputFile=${report}`,
    '--passWithNoTests',
    '--maxWorkers=2',
    '--selectProjects',
    ...projects,
  ]
  // Without --testLocationInResults and with its own reporter switched off, --json would print the report as well.
  return runReported(stage, [packageScript('jest/bin/jest.js'), ...args], countJest, env)
}

let storeData: string | undefined

/** The settings of a store that finds the catalogue of the stage before, unless somebody named a folder. */
function keepStoreData(): Record<string, string> {
  if (process.env['VERSTAK_DATA']) return {}
  if (storeData !== undefined) return { VERSTAK_DATA: storeData }
  const folder = mkdtempSync(join(tmpdir(), 'verstak-test-'))
  // Started by root, the database's own account must get through.
  chmodSync(folder, 0o711)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  storeData = folder
  return { VERSTAK_DATA: folder }
}

/** @param options of Playwright: configuration and projects. */
function runPlaywright(stage: string, options: string[], more: Record<string, string> = {}): Promise<Counts> {
  const env = {
    CHROME_PATH: ensureBrowser(),
    ...more,
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, `${stage}.json`),
    // Playwright empties the folder at each start.
    E2E_ARTIFACTS: join(reports, `${stage}-artifacts`),
  }
  return runReported(stage, [packageScript('@playwright/test/cli.js'), 'test', ...options], countPlaywright, env)
}

const journeys = (...projects: string[]) => [
  '--config=e2e/playwright.config.ts',
  ...projects.map((project) => `--project=${project}`),
]
const faults = ['--config=e2e/faults.config.ts']

/** Shows every story of the workshop to axe. */
function checkWorkshop(stage: string, options: string[] = []): Promise<Counts> {
  const env = { CHROME_PATH: ensureBrowser(), WORKSHOP_REPORT: join(reports, `${stage}.json`) }
  return runReported(stage, [join(root, 'tools/workshop/src/checkStories.ts'), ...options], countChecks, env)
}

const typeScript = packageScript('typescript7/lib/tsc.js')
const projectFolders = () => globSync('{{apps,libs,tools}/*,e2e}/tsconfig.json', { cwd: root }).map(dirname).sort()

/** What `npm test` runs, in this order. */
export const stages: Stage[] = [
  {
    name: 'lint',
    title: 'Lint',
    run: () =>
      runChecks('lint', {
        eslint: [packageScript('eslint/bin/eslint.js'), '.'],
        cycles: [packageScript('oxlint/bin/oxlint'), '--ignore-pattern=tools/lint/canary', '.'],
        prettier: [packageScript('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'],
        knip: [packageScript('knip/bin/knip.js'), '--no-config-hints'],
      }),
  },
  {
    name: 'types',
    title: 'Types',
    run: () =>
      runChecks('types', Object.fromEntries(projectFolders().map((folder) => [folder, [typeScript, '-p', folder]]))),
  },
  { name: 'unit', title: 'Unit tests', run: () => runJest('unit', ['web', 'node']) },
  { name: 'api', title: 'API on PostgreSQL', run: () => runJest('api', ['api']) },
  { name: 'ssr', title: 'Server rendering', run: () => runJest('ssr', ['ssr']) },
  { name: 'workshop', title: 'Workshop', run: () => checkWorkshop('workshop') },
  {
    name: 'e2e',
    title: 'Browser',
    run: () => runPlaywright('e2e', journeys('desktop', 'phone', 'no-js'), keepStoreData()),
  },
  { name: 'faults', title: 'Broken releases', run: () => runPlaywright('faults', faults, keepStoreData()) },
]

/** What `npm run test:long` runs. */
export const longStages: Stage[] = [
  {
    name: 'long',
    title: 'Long tests',
    run: () => runJest('long', ['web', 'node', 'api', 'ssr'], { VERSTAK_LONG: '1' }),
  },
  {
    name: 'faults-long',
    title: 'Broken releases of every remote',
    run: () => runPlaywright('faults-long', faults, { VERSTAK_LONG: '1' }),
  },
  {
    name: 'workshop-long',
    title: 'Workshop at both widths',
    run: () => checkWorkshop('workshop-long', ['--both']),
  },
  {
    name: 'e2e-long',
    title: 'Long browser tests',
    run: () => runPlaywright('e2e-long', journeys('phone-long', 'long')),
  },
]
