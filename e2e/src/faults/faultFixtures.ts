import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findDataFolder } from '@verstak/tools-database/dataFolder'
import { test as base } from '../fixtures.ts'
import { createFaultStore, type FaultStore } from './faultStore.ts'

export const REMOTES_WITH_PAGES = ['listing', 'product', 'cart', 'compare', 'favorites'] as const
/** Code of theirs comes with the first press of a button, which any product's page has. */
export const REMOTES_WITH_BUTTONS = ['favorites', 'compare'] as const
export const REMOTES = [...new Set([...REMOTES_WITH_PAGES, ...REMOTES_WITH_BUTTONS])]
export type RemoteName = (typeof REMOTES)[number]

/** The whole table takes long: each run has it for the cart, which is a page and widgets; the long run for all. */
export const tagsOf = (remote: RemoteName) => (remote === 'cart' ? [] : ['@long'])

interface Fixtures {
  /** The store, with what was built live; whatever a test activates is taken back after it. */
  store: FaultStore
  /** Address of a page of a remote; of one with its button where it has none. */
  address: (remote: RemoteName) => string
  /** Address of a page with the buttons of a product. */
  withButtons: string
  /** Kills every shell worker; resolves when others serve. */
  endWorkers: () => Promise<void>
}

/** `test` on a store whose releases may be broken: one test at a time. */
export const test = base.extend<Fixtures, { faultStore: FaultStore }>({
  faultStore: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that it needs from the pattern.
    async ({}, provide, { project }) => {
      const store = createFaultStore(project.use.baseURL!)
      await provide(store)
      store.close()
    },
    { scope: 'worker' },
  ],
  store: async ({ faultStore }, provide) => {
    await provide(faultStore)
    for (const remote of REMOTES) {
      const { stable, canary } = await faultStore.live(remote)
      const built = faultStore.builtVersion(remote)
      if (stable.version !== built || canary) await faultStore.activate(remote, built)
    }
    for (const remote of REMOTES) await faultStore.untilServed(remote, faultStore.builtVersion(remote))
  },
  address: async ({ goods: { department, product } }, provide) => {
    const addresses = {
      listing: department.canonical,
      product: product.link,
      cart: '/cart-checkout/',
      favorites: '/user/favorites/',
      compare: '/compare/',
    }
    await provide((remote) => addresses[remote])
  },
  withButtons: ({ goods: { product } }, provide) => provide(product.link),
  endWorkers: async ({ faultStore }, provide) => {
    await provide(async () => {
      for (const pid of shellWorkers()) process.kill(pid, 'SIGKILL')
      const isServing = () =>
        faultStore.read('/').then(
          ({ status }) => status === 200,
          () => false,
        )
      while (!(await isServing())) await new Promise((resolve) => setTimeout(resolve, 100))
    })
  },
})

/** Process ids of the shell's workers, found from the process that `npm start` keeps. */
function shellWorkers(): number[] {
  const run = JSON.parse(readFileSync(join(findDataFolder(), 'run.json'), 'utf8')) as { owner: { pid: number } }
  const processes = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      const [, pid, parent, args] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
      return pid ? [{ pid: Number(pid), parent: Number(parent), args: args ?? '' }] : []
    })
  const childrenOf = (parent: number) => processes.filter((one) => one.parent === parent)
  const below = (pid: number): typeof processes => childrenOf(pid).flatMap((one) => [one, ...below(one.pid)])
  const isShell = ({ args }: { args: string }) => args.includes('apps/shell') && args.includes('main.cjs')
  const supervisor = below(run.owner.pid).find(isShell)
  if (!supervisor) throw new Error('The shell of this store was not found among the processes')
  return childrenOf(supervisor.pid)
    .filter(isShell)
    .map(({ pid }) => pid)
}
