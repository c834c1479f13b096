import { join } from 'node:path'
import { releasePlaces } from '@verstak/tools-release/releasePlaces'
import { planAcquirer } from './planAcquirer.ts'
import { planProviders } from './planProviders.ts'
import { type Settings, withoutSecrets } from './settings.ts'

/** A command line with its environment. */
export interface Program {
  name: string
  args: string[]
  env: NodeJS.ProcessEnv
  /** Which lines of its output to show as progress; all by default. A failure shows everything. */
  isNews?: (line: string) => boolean
  /** Runs with low priority, so that other programs get the CPU first. */
  givesWay?: boolean
}

/** A service with its readiness address. */
export interface ServiceProgram extends Program {
  readyUrl: string
}

/** The programs of a store; all run with the current Node, in the root folder. */
export interface StorePlan {
  root: string
  build: Program
  /**
   * Fills an empty database with the demo catalogue, or with the goods that the command names, and an earlier demo with what it
   * lacks; does not change others.
   */
  catalogue(databaseUrl: string): Program
  api(databaseUrl: string): ServiceProgram
  /** Embedded acquirer of the demo. */
  acquirer: ServiceProgram
  /** Embedded identity providers of the demo. */
  identity: ServiceProgram
  /** Publishes the built remotes that have no release yet; needs the running API. */
  publish(databaseUrl: string): Program
  shell: ServiceProgram
}

const HOST = '127.0.0.1'
/** WebAuthn takes no address for a name, and the demo's providers need another site than the store's: theirs is 127.0.0.1. */
const SHOP_HOST = 'localhost'
/**
 * Options and environment of the API's Node process. By default V8 reserves 128 MB for short-lived objects, every
 * thread has its own memory arena, and freed memory fragments: after 9,000 different listings of 12,000 products the
 * API takes 445 MB instead of 232. The heap also starts small, which costs a dozen garbage collections during startup.
 */
export const LEAN_NODE = {
  args: ['--min-semi-space-size=8', '--max-semi-space-size=8'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '65536' },
}
const DEMO_PRODUCTS = '12000'

/** File, folder or address with the goods of a new shop; `npm start -- --import <file>` sets it. */
export const IMPORT_VARIABLE = 'VERSTAK_IMPORT'

/** Address of the store for people. */
export function shopAddress({ ports }: Settings): string {
  return `http://${SHOP_HOST}:${ports.shell}/`
}

/** Address of the page with the SMS and mails of a demo store. */
export function messagesAddress({ ports }: Settings): string {
  return `http://${HOST}:${ports.apiOps}/messages`
}

/** The plan of the real store. Only the API, the catalogue generator and the publisher get the database address. */
export function planStore(root: string, settings: Settings, env: NodeJS.ProcessEnv): StorePlan {
  const { ports, dataFolder } = settings
  // NODE_ENV selects the production builds of React and other libraries; VERSTAK_ENV marks this as a demo shop.
  const common = { VERSTAK_ENV: 'demo', NODE_ENV: 'production', HOST }
  const places = releasePlaces(dataFolder, env)
  const apiOrigin = `http://${HOST}:${ports.api}`
  const publicOrigin = env['PUBLIC_ORIGIN'] || new URL(shopAddress(settings)).origin
  const releases = { API_ORIGIN: apiOrigin, VERSTAK_RELEASES: places.releases, VERSTAK_TEAM_KEYS: places.teamKeys }
  const providers = planProviders(root, settings, env, publicOrigin)
  const acquirer = planAcquirer(root, settings, env)
  const ready = (port: number) => `http://${HOST}:${port}/readyz`
  return {
    root,
    build: {
      name: 'build',
      // Makes the API ready sooner, without delaying the store, which waits for both.
      givesWay: true,
      args: [join(root, 'tools/build/src/buildAll.ts')],
      env: withoutSecrets(env),
      // Nx prefixes lines of running builds with the project; lines from its cache have no prefix.
      isNews: (line) => line.startsWith('@verstak/'),
    },
    catalogue: (databaseUrl) => ({
      name: 'catalogue',
      args: env[IMPORT_VARIABLE]
        ? [join(root, 'tools/exchange/src/newShop.ts'), env[IMPORT_VARIABLE]]
        : [join(root, 'tools/catalogue/src/main.ts'), '--products', DEMO_PRODUCTS, '--if-empty'],
      env: { ...env, ...common, DATABASE_URL: databaseUrl },
    }),
    api: (databaseUrl) => ({
      name: 'API',
      args: [...LEAN_NODE.args, join(root, 'apps/api/src/main.ts')],
      env: {
        ...LEAN_NODE.env,
        ...env,
        ...common,
        ...providers.apiSettings,
        ...acquirer.apiSettings,
        PUBLIC_ORIGIN: publicOrigin,
        PORT: String(ports.api),
        OPS_PORT: String(ports.apiOps),
        DATABASE_URL: databaseUrl,
        VERSTAK_DATA: dataFolder,
      },
      readyUrl: ready(ports.apiOps),
    }),
    acquirer: {
      name: 'acquirer',
      args: acquirer.args,
      env: { ...withoutSecrets(env), ...common, ...acquirer.env },
      readyUrl: ready(ports.acquirer),
    },
    identity: {
      name: 'identity',
      args: providers.args,
      env: { ...withoutSecrets(env), ...common, ...providers.env },
      readyUrl: ready(ports.identity),
    },
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
        ...providers.shellSettings,
        ...acquirer.shellSettings,
        PUBLIC_ORIGIN: publicOrigin,
        PORT: String(ports.shell),
        OPS_PORT: String(ports.shellOps),
        ...releases,
        API_OPS_ORIGIN: `http://${HOST}:${ports.apiOps}`,
      },
      readyUrl: ready(ports.shellOps),
    },
  }
}
