import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Activation, LiveRelease } from '@verstak/contracts/registry'
import type { SignedRelease } from '@verstak/contracts/release'
import { sampleLive } from './sampleRelease.ts'

/** An in-memory registry with the shell and the API of the sample, which implements the contract over HTTP. */
export interface FakeRegistry {
  origin: string
  live: LiveRelease[]
  /** Newest first. */
  activations: Activation[]
  /** Name of the holder by `remote token`. */
  tokens: Map<string, string>
  published: SignedRelease[]
  stop(): Promise<void>
}

export async function startRegistry(): Promise<FakeRegistry> {
  const state: Omit<FakeRegistry, 'origin' | 'stop'> = { live: [], activations: [], tokens: new Map(), published: [] }
  const server = createServer((request, response) => {
    void answer(state, request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    ...state,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type State = Omit<FakeRegistry, 'origin' | 'stop'>

const REFUSED = { status: 401, body: { code: 'release-token-refused', title: '', status: 401, errors: [] } }

async function answer(state: State, request: IncomingMessage): Promise<{ status: number; body: unknown }> {
  const url = new URL(request.url ?? '/', 'http://registry')
  const token = (request.headers.authorization ?? '').replace('Bearer ', '')
  const body = request.method === 'POST' ? await readBody(request) : {}
  const remote = body.release?.name ?? body.remote ?? ''
  const actor = state.tokens.get(`${remote} ${token}`)
  switch (url.pathname) {
    case '/assets/host.json':
      return { status: 200, body: sampleLive.host }
    case '/api/registry/contract':
      return { status: 200, body: { endpoints: sampleLive.api } }
    case '/api/registry/live':
      return { status: 200, body: { revision: state.activations.length, remotes: state.live } }
    case '/api/registry/activations': {
      const wanted = url.searchParams.get('remote')
      const isTeam = [...state.tokens.keys()].some((key) => key.endsWith(` ${token}`))
      if (token && !isTeam) return REFUSED
      const activations = state.activations
        .filter((one) => !wanted || one.remote === wanted)
        .map((one) => (token ? one : { ...one, actor: '', commit: null }))
      return { status: 200, body: { activations } }
    }
  }
  if (!actor) return REFUSED
  if (body.release) {
    state.published.push(body.release)
    return { status: 200, body: { version: body.release.version, isNew: true } }
  }
  return { status: 200, body: { activation: activate(state, { ...body, remote, actor }) } }
}

interface Body {
  release?: SignedRelease
  remote?: string
  version?: string
  percent?: number
}

async function readBody(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString()) as Body
}

function activate(
  state: State,
  { remote = '', version = '', percent = 100, actor }: Body & { actor: string },
): Activation {
  const activation: Activation = {
    revision: state.activations.length + 1,
    remote,
    version,
    kind: percent === 100 ? 'activate' : 'canary',
    percent,
    actor,
    commit: null,
    reason: null,
    at: new Date().toISOString(),
  }
  state.activations.unshift(activation)
  const before = state.live.find(({ name }) => name === remote)
  const ref = { version, routes: [] }
  if (percent < 100 && before) before.canary = { ...ref, percent }
  else if (before) Object.assign(before, { stable: ref, previous: before.stable, canary: null })
  else state.live.push({ name: remote, stable: ref, previous: null, canary: null })
  return activation
}
