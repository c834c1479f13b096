/** @jest-environment node */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { minimalEnvironment } from './permissionFlags.ts'

interface Line {
  serving?: number
  release?: string | null
  reason?: string
}

const ROOT = join(__dirname, '../../../../..')
let pool: ChildProcess
let port: number
let lines: Line[]

/** Generous timeout, because the machine may be busy. */
const PATIENCE_MS = 60_000

beforeAll(async () => {
  lines = []
  port = await freePort()
  pool = spawn(join(ROOT, 'node_modules/.bin/node'), [join(__dirname, 'fixtures/pool.ts')], {
    env: { PATH: process.env['PATH'], POOL_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  createInterface({ input: pool.stdout! }).on('line', (line) => lines.push(JSON.parse(line) as Line))
  await until(() => lines.some(({ serving }) => serving === 2))
}, PATIENCE_MS)
afterAll(async () => {
  const ended = once(pool, 'exit')
  pool.kill('SIGTERM')
  await ended
}, PATIENCE_MS)
beforeEach(() => void lines.splice(0))

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const found = (server.address() as AddressInfo).port
  await new Promise((resolve) => server.close(resolve))
  return found
}

async function until(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; tries < PATIENCE_MS / 20 && !isTrue(); tries += 1) await sleep(20)
  expect(isTrue()).toBe(true)
}

/** Text of a page, over a connection of its own. */
function read(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, agent: false }, (response) => {
      let text = ''
      response.on('data', (part: Buffer) => (text += part.toString()))
      response.on('end', () => resolve(text))
    }).on('error', reject)
  })
}

const run = (code: string) => read(`/run?${encodeURIComponent(code)}`)
const harms = () => lines.filter(({ release }) => release !== undefined)

const isReplaced = () => harms().length > 0 && lines.at(-1)?.serving === 2

/** Opens pages until the promise settles. @returns what they showed or how they failed */
async function readDuring(promise: Promise<unknown>): Promise<Set<string>> {
  let isOver = false
  void promise.catch(() => undefined).finally(() => (isOver = true))
  const seen = new Set<string>()
  while (!isOver) {
    seen.add(await read('/').catch(String))
    await sleep(5)
  }
  return seen
}

test(
  'an endless loop costs its own page and one worker, for which another stands by',
  async () => {
    const looping = read('/loop')
    looping.catch(() => undefined)
    // Requests accepted by the same worker at the same moment are lost too.
    await sleep(300)
    const seen = await readDuring(looping)
    await expect(looping).rejects.toThrow()
    expect([...seen]).toEqual(['0'])
    await until(isReplaced)
    expect(harms()).toHaveLength(1)
    expect(harms()[0]).toMatchObject({
      release: 'cart@1.0.0-00000001',
      reason: expect.stringContaining('spin') as string,
    })
  },
  PATIENCE_MS,
)

test(
  'many pages that are made one after the other are no standstill',
  async () => {
    expect(await read('/rush')).toBe('0')
    expect(harms()).toEqual([])
  },
  PATIENCE_MS,
)

test(
  'a throw in a timer costs no page: the worker goes when another serves',
  async () => {
    expect(await read('/throw')).toBe('done')
    const seen = await readDuring(until(isReplaced))
    expect([...seen]).toEqual(['0'])
    expect(harms()).toHaveLength(1)
    expect(harms()[0]).toMatchObject({
      release: 'cart@1.0.0-00000001',
      reason: expect.stringContaining('timer of cart') as string,
    })
  },
  PATIENCE_MS,
)

test.each([
  ['reads a file outside', `process.getBuiltinModule('fs').readFileSync('/etc/passwd')`],
  ['writes a file', `process.getBuiltinModule('fs').writeFileSync('x', '')`],
  ['starts a process', `process.getBuiltinModule('child_process').execSync('ls')`],
  ['starts a thread', `new (process.getBuiltinModule('worker_threads').Worker)('1', { eval: true })`],
  ['opens the debugger', `new (process.getBuiltinModule('inspector').Session)().connect()`],
])('code of a release that %s is denied it', async (_what, code) => {
  expect(await run(code)).toBe('ERR_ACCESS_DENIED')
})

test('workers know settings, and no secrets', () => {
  const env = { PORT: '4000', API_ORIGIN: 'x', DATABASE_URL: 'x', VERSTAK_RELEASE_KEY: 'x', NPM_TOKEN: 'x' }
  expect(minimalEnvironment(env)).toEqual({ PORT: '4000', API_ORIGIN: 'x' })
  const captcha = { SMARTCAPTCHA_SITE_KEY: 'a', SMARTCAPTCHA_SERVER_KEY: 'b' }
  // Pages allow the captcha's site where the shop has one.
  expect(minimalEnvironment(captcha)).toEqual({ SMARTCAPTCHA_SITE_KEY: 'a' })
})
