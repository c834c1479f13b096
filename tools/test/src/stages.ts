import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import PQueue from 'p-queue'
import { countChecks, countPlaywright, readCounts, type Counts } from './counts.ts'
import { ensureBrowser } from './findBrowser.ts'
import { packageScript, reports, root, runCommand } from './runCommand.ts'
import { runJest } from './runJest.ts'
import { closeSharedStore, openSharedStore } from './sharedStore.ts'
import { groupTypes, type TypeConfig } from './typeGroups.ts'

/** A part of the test run; it never throws because of a failing test. */
export interface Stage {
  /** Name to run it alone: `npm test -- api`. */
  name: string
  title: string
  /** Runs in the background with low CPU priority, in parallel with the other stages. */
  isBackground?: true
  /** Starts the preparation of the stage in the background. The stage itself reports its failure. */
  prepare?: () => void
  run(): Promise<Counts>
}

/** Programs that need no others and keep one processor busy each; browser stages, which time what they see, wait for their end. */
const background = new PQueue({ concurrency: 2 })

const prepare = (script: string, ...args: string[]) =>
  void background.add(() => runCommand([join(root, script), ...args], { isQuiet: true, givesWay: true }))

/** Programs with only an exit code count as one test each. Their output is shown on failure. */
async function runChecks(stage: string, checks: Record<string, string[]>): Promise<Counts> {
  const results = await Promise.all(
    Object.entries(checks).map(([name, args]) =>
      background.add(async () => {
        const startedAt = performance.now()
        const { exitCode, output } = await runCommand(args, { isQuiet: true, givesWay: true })
        const passed = exitCode === 0
        if (!passed) console.log(`✗ ${name}\n${output.trimEnd()}`)
        return { name, passed, output, durationMs: Math.round(performance.now() - startedAt) }
      }),
    ),
  )
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

/** @param options of Playwright: configuration and projects. */
async function runPlaywright(stage: string, options: string[], more: Record<string, string> = {}): Promise<Counts> {
  await background.onIdle()
  const env = {
    CHROME_PATH: ensureBrowser(),
    ...(await openSharedStore()),
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
async function checkWorkshop(stage: string, options: string[] = []): Promise<Counts> {
  await background.onIdle()
  const env = { CHROME_PATH: ensureBrowser(), WORKSHOP_REPORT: join(reports, `${stage}.json`) }
  return runReported(stage, [join(root, 'tools/workshop/src/checkStories.ts'), ...options], countChecks, env)
}

const prepareWorkshop = () => {
  prepare('tools/test/src/findBrowser.ts')
  prepare('tools/workshop/src/main.ts', 'build')
}
const prepareStore = () => prepare('tools/build/src/buildAll.ts')

const typeScript = packageScript('typescript7/lib/tsc.js')
const typeConfigs = () =>
  globSync('{{apps,libs,tools}/*,e2e}/tsconfig.json', { cwd: root })
    .sort()
    .map((file) => [dirname(file), JSON.parse(readFileSync(join(root, file), 'utf8')) as TypeConfig] as const)

/** Type checks of all projects; an error names its file. One thread: several do much of the work twice. */
function typeChecks(): Record<string, string[]> {
  const place = join(reports, 'types')
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place)
  const groups = groupTypes(Object.fromEntries(typeConfigs()), relative(root, place))
  return Object.fromEntries(
    groups.map(({ folders, config }, index) => {
      const file = join(place, `tsconfig.${index}.json`)
      writeFileSync(file, JSON.stringify(config, null, 2))
      const name = folders.length > 1 ? `${folders[0]} and ${folders.length - 1} like it` : folders[0]!
      return [name, [typeScript, '-p', file, '--singleThreaded']]
    }),
  )
}

/** What `npm test` runs: in this order, those in the background beside the others. */
export const stages: Stage[] = [
  {
    name: 'lint',
    title: 'Lint',
    isBackground: true,
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
    isBackground: true,
    run: async () => runChecks('types', typeChecks()),
  },
  { name: 'unit', title: 'Unit tests', run: () => runJest('unit', ['web', 'node']) },
  { name: 'api', title: 'API on PostgreSQL', run: () => runJest('api', ['api']) },
  { name: 'ssr', title: 'Server rendering', run: () => runJest('ssr', ['ssr']) },
  { name: 'workshop', title: 'Workshop', prepare: prepareWorkshop, run: () => checkWorkshop('workshop') },
  {
    name: 'e2e',
    title: 'Browser',
    prepare: prepareStore,
    run: () => runPlaywright('e2e', journeys('desktop', 'phone', 'no-js')),
  },
  { name: 'faults', title: 'Broken releases', run: () => runPlaywright('faults', faults) },
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
  { name: 'unpatched', title: 'Journeys, libraries as they come', run: runUnpatchedJourneys },
]

/**
 * Journeys on a store built without changes to libraries, see tools/build/src/patches. The store of other stages is built
 * with them, so this stage starts its own. The budgets of bytes hold with the changes only.
 */
async function runUnpatchedJourneys(): Promise<Counts> {
  await closeSharedStore()
  process.env['VERSTAK_UNPATCHED'] = '1'
  try {
    return await runPlaywright('unpatched', [...journeys('desktop', 'phone', 'no-js'), '--grep-invert=@budget'])
  } finally {
    delete process.env['VERSTAK_UNPATCHED']
    await closeSharedStore()
  }
}
