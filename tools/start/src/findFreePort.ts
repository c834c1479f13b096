import { createServer } from 'node:net'

/** Offsets of the ports of a store: shell, API, acquirer, identity providers, and two for operations (tools/start). */
const OFFSETS = [0, 1, 70, 80, 90, 91]

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/** A base port on 127.0.0.1 for a whole store: it and the store's other ports are free. */
export async function findFreePort(): Promise<number> {
  // Below the ephemeral port range. Each process starts at another port.
  for (let port = 20_000 + (process.pid % 50) * 200; port < 32_000; port += 200) {
    const free = await Promise.all(OFFSETS.map((offset) => isFree(port + offset)))
    if (free.every(Boolean)) return port
  }
  throw new Error('No six free ports were found between 20000 and 32000.')
}
