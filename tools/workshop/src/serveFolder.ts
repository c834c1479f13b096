import type { AddressInfo } from 'node:net'
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'

/** A folder on a free port of this machine. */
export interface ServedFolder {
  /** `http://127.0.0.1:40123` */
  origin: string
  close: () => Promise<void>
}

/** Serves a built workshop until it is closed. */
export async function serveFolder(root: string): Promise<ServedFolder> {
  const app = Fastify({ forceCloseConnections: true })
  await app.register(fastifyStatic, { root, cacheControl: true, maxAge: '1h' })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => app.close() }
}
