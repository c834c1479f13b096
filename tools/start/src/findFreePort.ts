import { createServer } from 'node:net'

/** Ports that a store takes above the one that it is given: the API's and two for operations (tools/start). */
const OFFSETS = [0, 1, 90, 91]

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/** A port of 127.0.0.1 for a whole store: nothing listens on it or on the others that the store takes. */
export async function findFreePort(): Promise<number> {
  // Below the range from which systems hand out ports by themselves; each run starts elsewhere.
  for (let port = 20_000 + (process.pid % 50) * 200; port < 32_000; port += 200) {
    const free = await Promise.all(OFFSETS.map((offset) => isFree(port + offset)))
    if (free.every(Boolean)) return port
  }
  throw new Error('No four free ports were found between 20000 and 32000.')
}
