import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { routeTable } from '@verstak/contracts/routeTable'
import { buildFloor } from './buildFloor.ts'
import { DESKTOP_AGENT } from './measuredPages.ts'

const SHELL = join(import.meta.dirname, '../../../dist/apps/shell')
const PORT = 4695
const OPS_PORT = 4696
const ROUNDS = 15
const WARM_UP_ROUNDS = 3
const TARGET_MS = 30
const TARGET_KB = 135

/** One answer: its status, its text, and how long its first byte took. */
interface Answer {
  status: number
  html: string
  firstByteMs: number
}

/**
 * The shell without remotes: pages of all addresses over one connection, compared with the same bytes as a static file;
 * and the size of its scripts, compared with the libraries alone.
 */
export async function benchShellAlone(origin: string): Promise<void> {
  const api = new URL(origin)
  api.port = String(Number(api.port) + 1)
  const folder = mkdtempSync(join(tmpdir(), 'verstak-shell-alone-'))
  writeFileSync(join(folder, 'team-keys.json'), '{}')
  const shell = spawn(process.execPath, [join(SHELL, 'server/main.cjs')], {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      PORT: String(PORT),
      OPS_PORT: String(OPS_PORT),
      API_ORIGIN: api.origin,
      VERSTAK_RELEASES: folder,
      VERSTAK_TEAM_KEYS: join(folder, 'team-keys.json'),
    },
  })
  const ended = new Promise<void>((resolve) => shell.once('exit', () => resolve()))
  try {
    await becomesReady(`http://127.0.0.1:${OPS_PORT}/readyz`)
    await measurePages(`http://127.0.0.1:${PORT}`)
  } finally {
    shell.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  printBytes(await buildFloor())
}

/** Every address of the route table with made-up names and numbers, and one unknown address. */
function addresses(): string[] {
  const filled = routeTable.map(({ pattern }) =>
    pattern
      .replaceAll(/\{\w+Id\}/g, '7')
      .replaceAll(/\{\w+Path\}/g, 'a/b')
      .replaceAll(/\{\w+\}/g, 'name'),
  )
  return [...filled, '/nothing/']
}

async function measurePages(origin: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const answers: Answer[] = []
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    for (const path of addresses()) {
      const answer = await ask(agent, origin + path)
      if (!isStyledPage(answer)) throw new Error(`${path} answered ${answer.status} without a page of the store`)
      if (round >= 0) answers.push(answer)
    }
  }
  const page = answers.reduce((longest, one) => (one.html.length > longest.html.length ? one : longest))
  const baseline = await measureFile(agent, origin, page.html)
  agent.destroy()
  const ofStatus = (status: number) => answers.filter((one) => one.status === status)
  console.log(
    `\nThe shell alone: ${addresses().length} addresses, one connection, first byte; target p95 ≤ ${TARGET_MS} ms`,
  )
  console.table({
    'same bytes as a file (baseline)': rowOf(baseline),
    'all addresses': rowOf(answers),
    'home page (200)': rowOf(ofStatus(200)),
    'remote is down (503)': rowOf(ofStatus(503)),
    'no such page (404)': rowOf(ofStatus(404)),
  })
}

async function measureFile(agent: Agent, origin: string, html: string): Promise<Answer[]> {
  const file = join(SHELL, 'browser/bench-shell.html')
  writeFileSync(file, html)
  try {
    const answers: Answer[] = []
    for (let round = 0; round < ROUNDS * 10; round += 1)
      answers.push(await ask(agent, `${origin}/assets/bench-shell.html`))
    return answers
  } finally {
    rmSync(file)
  }
}

async function ask(agent: Agent, url: string): Promise<Answer> {
  const startedAt = performance.now()
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent, headers: { 'user-agent': DESKTOP_AGENT } }, resolve).on('error', reject)
  })
  // The response head is sent with the first batch of the page.
  const firstByteMs = performance.now() - startedAt
  return { status: response.statusCode ?? 0, html: await text(response), firstByteMs }
}

const isStyledPage = ({ html }: Answer) =>
  /<link rel="stylesheet"/.test(html) && /action="\/search\/"/.test(html) && html.endsWith('</html>')

function rowOf(answers: readonly Answer[]) {
  const times = answers.map(({ firstByteMs }) => firstByteMs).sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]?.toFixed(1) ?? '–'
  return { answers: times.length, 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'p99 ms': at(0.99) }
}

function printBytes(floor: number): void {
  const assets = JSON.parse(readFileSync(join(SHELL, 'assets.json'), 'utf8')) as Record<'main' | 'phone', string[]>
  const bytes = [...assets.main, ...assets.phone]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + statSync(join(SHELL, 'browser', `${file}.br`)).size, 0)
  const kilobytes = (count: number) => ({ 'JS kB, brotli': (count / 1000).toFixed(1) })
  console.log(`\nScripts of the shell before the first interaction; target ≤ ${TARGET_KB} kB`)
  console.table({ 'floor: React, router, query, federation': kilobytes(floor), shell: kilobytes(bytes) })
}

async function becomesReady(url: string): Promise<void> {
  for (const endsAt = Date.now() + 30_000; Date.now() < endsAt;) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The shell alone did not start')
}
