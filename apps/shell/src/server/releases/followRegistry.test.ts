/** @jest-environment node */
import { createServer } from 'node:http'
import type { Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createCall } from '@verstak/api-client/call'
import { serverTransport } from '../api/serverTransport.ts'
import { followRegistry } from './followRegistry.ts'

let registry: Server
let revision: number
let waiting: ServerResponse[]
let asked: string[]
let seen: number[]
let reports: unknown[]
let stopping: AbortController
let following: Promise<void>

const answer = (response: ServerResponse) => response.end(JSON.stringify({ revision, remotes: [] }))

beforeEach(async () => {
  revision = 1
  ;[waiting, asked, seen, reports] = [[], [], [], []]
  stopping = new AbortController()
  registry = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url?.includes(`after=${revision}`)) waiting.push(response)
    else answer(response)
  })
  await listen(0)
})
afterEach(async () => {
  stopping.abort()
  await following
  await stop()
})

function listen(port: number): Promise<void> {
  return new Promise((resolve) => registry.listen(port, '127.0.0.1', resolve))
}

function stop(): Promise<void> {
  registry.closeAllConnections()
  return new Promise((resolve) => registry.close(() => resolve()))
}

function start(): number {
  const { port } = registry.address() as AddressInfo
  following = followRegistry({
    call: createCall(serverTransport(`http://127.0.0.1:${port}`, { requestId: 'test' }, 5000)),
    onLive: (live) => seen.push(live.revision),
    report: (error) => reports.push(error),
    signal: stopping.signal,
  })
  return port
}

async function until(isTrue: () => boolean): Promise<void> {
  // On a busy machine that takes its time.
  for (let tries = 0; tries < 2000 && !isTrue(); tries += 1) await sleep(10)
  expect(isTrue()).toBe(true)
}

function activate(): void {
  revision += 1
  waiting.splice(0).forEach(answer)
}

test('hears what is live at first, then of each activation as soon as it is there', async () => {
  start()
  await until(() => waiting.length === 1)
  activate()
  await until(() => seen.length === 2)
  await until(() => waiting.length === 1)
  activate()
  await until(() => seen.length === 3)
  expect(seen).toEqual([1, 2, 3])
  expect(asked.slice(0, 2)).toEqual(['/api/registry/live', '/api/registry/live?after=1&waitMs=20000'])
})

test('an answer without news is asked for again, and nobody is told', async () => {
  start()
  await until(() => waiting.length === 1)
  waiting.splice(0).forEach(answer)
  await until(() => waiting.length === 1)
  expect(seen).toEqual([1])
})

test('while the registry is away it is asked now and then, reported once, and found again', async () => {
  const port = start()
  await until(() => waiting.length === 1)
  await stop()
  await sleep(600)
  revision = 7
  await listen(port)
  await until(() => seen.at(-1) === 7)
  expect(reports).toHaveLength(1)
})

test('a registry that starts after the shell is found', async () => {
  const { port } = registry.address() as AddressInfo
  await stop()
  await listen(port)
  await stop()
  following = followRegistry({
    call: createCall(serverTransport(`http://127.0.0.1:${port}`, { requestId: 'test' })),
    onLive: (live) => seen.push(live.revision),
    report: (error) => reports.push(error),
    signal: stopping.signal,
  })
  await sleep(300)
  await listen(port)
  await until(() => seen.length === 1)
})
