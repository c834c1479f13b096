import type { KnipConfig } from 'knip'
import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { RemoteConfig } from '@verstak/contracts/remoteConfig'

/** Modules that the build exposes by the words of `remote.config.ts`, per remote. */
const remotes = Object.fromEntries(
  await Promise.all(
    globSync('apps/*/remote.config.ts', { cwd: import.meta.dirname }).map(async (file) => {
      const { remote } = (await import(join(import.meta.dirname, file))) as { remote: RemoteConfig }
      const exposed = ['remote.config.ts', 'src/routes.tsx', 'src/**/*.stories.tsx', ...Object.values(remote.widgets)]
      return [dirname(file), { entry: exposed.map((path) => path.replace('./', '')) }]
    }),
  ),
)

/** What is reachable: programs, tests, what the build exposes, and the `exports` of each package.json (knip knows those itself). */
const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  // Run by its path, as its alias would take over `.bin/tsc`; a peer; read as files.
  ignoreDependencies: [
    'typescript7',
    '@wyw-in-js/transform',
    '@fontsource-variable/golos-text',
    // An alias of the shell's build.
    'whole-react-query',
    // Run by its path.
    'oxlint',
  ],
  workspaces: {
    '.': { entry: ['*.config.{mjs,ts}'], project: ['*.{mjs,ts}'] },
    ...remotes,
    // Named to webpack by their paths, or run by tests.
    'apps/shell': {
      entry: [
        'src/{client/start,server/main}.ts',
        'src/{server/check/check.ts,benchmarks/remoteAlone.tsx}',
        'src/server/workers/{watchdogThread,fixtures/*}.ts',
      ],
    },
    // Named to Storybook by their paths.
    'apps/workshop': { entry: ['src/{preview.tsx,manager.ts}', 'src/**/*.stories.tsx'] },
    // Threads, and programs that tests run, are started by their paths.
    'apps/api': {
      entry: [
        'src/main.ts',
        'src/catalogue-index/*/*Thread.ts',
        'src/testing/{followCatalogue,pdfReader}.ts',
        'src/exchange/{import,export}Command.ts',
        'src/exchange-staff/taskCommand.ts',
      ],
    },
    'libs/*': { entry: ['scripts/*.ts'] },
    'tools/*': { entry: ['*.mjs', 'src/main.ts'] },
    // Run by `npm start`.
    'tools/exchange': { entry: ['src/{main,newShop}.ts'] },
    // Run by the workflows.
    'tools/ci': { entry: ['src/{affectedRemotes,checkWorkflows}.ts'] },
    // Run by the test command.
    'tools/workshop': { entry: ['src/{main,checkStories,pictures,sizes}.ts'] },
    // Named to webpack by their paths.
    'tools/build': {
      entry: [
        'src/{buildAll,buildProject}.ts',
        'src/refreshRuntime.js',
        'src/{browserOnly,lateSchemas,linariaOnce,pureSchemas}.cjs',
        'src/patches/*.{js,cjs}',
        'src/patches/measurePatches.ts',
      ],
    },
    'tools/bench': { entry: ['src/main.ts', 'src/floor/*.tsx'] },
    'tools/dev': { entry: ['*.mjs', 'src/{main,buildForDevelopment}.ts', 'src/sharedRefreshRuntime.cjs'] },
    'tools/database': { entry: ['src/{backup,restore,flags,notifications,session}.ts'] },
    'tools/images': { entry: ['src/{refresh,makeLetters,makeBounds,makeVersion,makeDocumentFont,contactSheet}.ts'] },
    'tools/lint': { entry: ['src/findUnguardedFiles.ts'], project: ['src/**/*.ts'], ignore: ['canary/**'] },
    // Programs that the tests of `npm start` start instead of the real ones.
    'tools/start': { entry: ['*.mjs', 'src/main.ts', 'src/fixtures/*.ts'] },
    'tools/test': { entry: ['*.mjs', 'src/{main,verify}.ts', 'src/{jest,fixtures}/*.ts'] },
    e2e: { entry: ['faults.config.ts', 'src/**/*.e2e.ts', 'src/fixtures.ts'] },
  },
}

export default config
