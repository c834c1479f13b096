import { join } from 'node:path'
import { type Settings, withoutSecrets } from './settings.ts'

/** A command line with its environment. */
export interface Program {
  name: string
  args: string[]
  env: NodeJS.ProcessEnv
  /** Which lines of its output to show as progress; all by default. A failure shows everything. */
  isNews?: (line: string) => boolean
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
  shell: ServiceProgram
}

const HOST = '127.0.0.1'
const DEMO_PRODUCTS = '12000'

/** Address of the store for people. */
export function shopAddress({ ports }: Settings): string {
  return `http://${HOST}:${ports.shell}/`
}

/** The real store. Only the API and the catalogue generator learn the database's address. */
export function planStore(root: string, { ports, dataFolder }: Settings, env: NodeJS.ProcessEnv): StorePlan {
  // NODE_ENV chooses React's and the libraries' fast builds; that this is no real shop is VERSTAK_ENV's word.
  const common = { VERSTAK_ENV: 'demo', NODE_ENV: 'production', HOST }
  const ready = (port: number) => `http://${HOST}:${port}/readyz`
  return {
    root,
    build: {
      name: 'build',
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
      args: [join(root, 'apps/api/src/main.ts')],
      env: {
        ...env,
        ...common,
        PORT: String(ports.api),
        OPS_PORT: String(ports.apiOps),
        DATABASE_URL: databaseUrl,
        VERSTAK_DATA: dataFolder,
      },
      readyUrl: ready(ports.apiOps),
    }),
    shell: {
      name: 'shell',
      args: [join(root, 'dist/apps/shell/server/main.cjs')],
      env: {
        ...withoutSecrets(env),
        ...common,
        PORT: String(ports.shell),
        OPS_PORT: String(ports.shellOps),
        API_ORIGIN: `http://${HOST}:${ports.api}`,
      },
      readyUrl: ready(ports.shellOps),
    },
  }
}
