import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = import.meta.dirname
const isLong = process.env.VERSTAK_LONG === '1'

// For jest's workers, and for the threads and programs that tests start: without it each strips and compiles its code anew.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node')

/** Folders of the workspace with their tags, read afresh so that a new project is tested without touching this file. */
const projects = globSync('{apps,libs,tools}/*/package.json', { cwd: root }).map((manifest) => ({
  folder: dirname(manifest),
  tags: JSON.parse(readFileSync(join(root, manifest), 'utf8')).nx.tags,
}))

const isWeb = (project) => project.tags.includes('platform:web')
const needsDatabase = (project) => ['apps/api', 'tools/database', 'tools/catalogue'].includes(project.folder)

/** One jest project over the folders of `list`. */
const suite = (displayName, list, options = {}) => ({
  displayName,
  rootDir: root,
  roots: list.map(({ folder }) => join(root, folder)),
  testEnvironment: 'node',
  testMatch: [isLong ? '**/*.long.test.ts?(x)' : '**/*.test.ts?(x)'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    '/canary/',
    '\\.ssr\\.test\\.tsx?$',
    ...(isLong ? [] : ['\\.long\\.test\\.tsx?$']),
  ],
  modulePathIgnorePatterns: ['/dist/'],
  transform: { '\\.[cm]?[jt]sx?$': join(root, 'tools/test/src/jest/transform.ts') },
  // Packages that ship ES modules only (kysely) are compiled as well; the transform hands every other package through untouched.
  transformIgnorePatterns: [],
  moduleNameMapper: { '\\.(css|woff2)$': join(root, 'tools/test/src/jest/emptyModule.ts') },
  ...options,
})

/** Root configuration: `web` (jsdom), `node`, `api` (needs PostgreSQL), `ssr` (server rendering of web code, on plain Node). */
export default {
  // Heard here only, not in a project. On a busy machine some tests take ten times as long.
  testTimeout: 120_000,
  projects: [
    suite('web', projects.filter(isWeb), {
      testEnvironment: join(root, 'tools/test/src/jest/webEnvironment.ts'),
      setupFilesAfterEnv: [join(root, 'tools/test/src/jest/setupWeb.ts')],
    }),
    suite(
      'node',
      projects.filter((project) => !isWeb(project) && !needsDatabase(project)),
    ),
    suite('api', projects.filter(needsDatabase), {
      globalSetup: join(root, 'tools/test/src/jest/globalSetup.ts'),
      globalTeardown: join(root, 'tools/test/src/jest/globalTeardown.ts'),
    }),
    suite('ssr', projects, {
      testMatch: [isLong ? '**/*.ssr.long.test.ts?(x)' : '**/*.ssr.test.ts?(x)'],
      testPathIgnorePatterns: ['/node_modules/', '/dist/', '/canary/'],
    }),
  ],
}
