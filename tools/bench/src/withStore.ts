import { startStoreProcess } from '@verstak/tools-start/startStoreProcess'

const PORT = 4600

/** Runs `measure` on the store at VERSTAK_URL, or on one that it starts and stops itself; passes the data folder. */
export async function withStore(measure: (origin: string, dataFolder: string | null) => Promise<void>): Promise<void> {
  const running = process.env['VERSTAK_URL']
  if (running) return measure(new URL(running).origin, null)
  console.log('Starting a store to measure …')
  const store = await startStoreProcess({ port: PORT })
  try {
    await measure(store.origin, store.env.VERSTAK_DATA)
  } finally {
    await store.stop()
  }
}
