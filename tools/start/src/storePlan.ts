import { join } from 'node:path'
import { releasePlaces } from '@verstak/tools-release/releasePlaces'
import { type Settings, withoutSecrets } from './settings.ts'

/** A command line with its environment. */
export interface Program {
  name: string
  args: string[]
  env: NodeJS.ProcessEnv
  /** Which lines of its output to show as progress; all by default. A failure shows everything. */
  isNews?: (line: string) => boolean
  /** Leaves the processor to the other programs when they want it. */
  givesWay?: boolean
}

/** A program that serves, and where it says so. */
export interface ServiceProgram extends Program {
  readyUrl: string
}

/** The programs that make up a running store; all run under our own Node, in the clone's root. */
export interface StorePlan {
  root: string
  build: Program
  /** Fills an empty database with the demo catalogue, leaves any other alone. */
  catalogue(databaseUrl: string): Program
  api(databaseUrl: string): ServiceProgram
  /** Publishes what was built where no team has released; needs the running API. */
  publish(databaseUrl: string): Program
  shell: ServiceProgram
}

const HOST = '127.0.0.1'
/**
 * How the API's Node is started. Left to itself, V8 gives 128 MB to objects that live for one answer, every thread takes memory of its own from the system, and
 * what is freed between answers of different lengths stays: after 9,000 different listings of 12,000 products the API then weighs
 * 445 MB instead of 232; and it collects a dozen times while it grows to what a start needs.
 */
export const LEAN_NODE = {
  args: ['--min-semi-space-size=8', '--max-semi-space-size=8'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '65536' },
}
const DEMO_PRODUCTS = '12000'

/** Address of the store for people. */
export function shopAddress({ ports }: Settings): string {
  return `http://${HOST}:${ports.shell}/`
}

/** The real store. Only the API, the catalogue generator and the publisher learn the database's address. */
export function planStore(root: string, settings: Settings, env: NodeJS.ProcessEnv): StorePlan {
  const { ports, dataFolder } = settings
  // NODE_ENV chooses React's and the libraries' fast builds; that this is no real shop is VERSTAK_ENV's word.
  const common = { VERSTAK_ENV: 'demo', NODE_ENV: 'production', HOST }
  const places = releasePlaces(dataFolder, env)
  const apiOrigin = `http://${HOST}:${ports.api}`
  const releases = { API_ORIGIN: apiOrigin, VERSTAK_RELEASES: places.releases, VERSTAK_TEAM_KEYS: places.teamKeys }
  const ready = (port: number) => `http://${HOST}:${port}/readyz`
  return {
    root,
    build: {
      name: 'build',
      // The API is ready sooner, and the store, which waits for both, no later.
      givesWay: true,
      args: [join(root, 'tools/build/src/buildAll.ts')],
      env: withoutSecrets(env),
      // Nx puts the project before a line of a build that runs; what it repeats from its cache has no such mark.
      isNews: (line) => line.startsWith('@verstak/'),
    },
    catalogue: (databaseUrl) => ({
      name: 'catalogue',
      args: [join(root, 'tools/catalogue/src/main.ts'), '--products', DEMO_PRODUCTS, '--if-empty'],
      env: { ...env, ...common, DATABASE_URL: databaseUrl },
    }),
    api: (databaseUrl) => ({
      name: 'API',
      args: [...LEAN_NODE.args, join(root, 'apps/api/src/main.ts')],
      env: {
        ...LEAN_NODE.env,
        ...env,
        ...common,
        PORT: String(ports.api),
        OPS_PORT: String(ports.apiOps),
        DATABASE_URL: databaseUrl,
        VERSTAK_DATA: dataFolder,
      },
      readyUrl: ready(ports.apiOps),
    }),
    publish: (databaseUrl) => ({
      name: 'releases',
      args: [join(root, 'tools/release/src/publish.ts')],
      env: { ...env, ...common, ...releases, DATABASE_URL: databaseUrl, VERSTAK_DATA: dataFolder },
    }),
    shell: {
      name: 'shell',
      args: [join(root, 'dist/apps/shell/server/main.cjs')],
      env: {
        ...withoutSecrets(env),
        ...common,
        PUBLIC_ORIGIN: env['PUBLIC_ORIGIN'] || new URL(shopAddress(settings)).origin,
        PORT: String(ports.shell),
        OPS_PORT: String(ports.shellOps),
        ...releases,
        API_OPS_ORIGIN: `http://${HOST}:${ports.apiOps}`,
      },
      readyUrl: ready(ports.shellOps),
    },
  }
}
