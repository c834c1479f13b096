import { writeSync } from 'node:fs'
import { Session } from 'node:inspector'
import type { Debugger } from 'node:inspector'
import { parentPort, workerData } from 'node:worker_threads'
import type { StallReport, WatchdogData } from './watchdog.ts'

const { beats: shared, reportTo } = workerData as WatchdogData
const beats = new Int32Array(shared)

const LOOK_MS = 100
const STALL_MS = 1500
/** Longer limit for a process without CPU usage: the machine may be overloaded. */
const IDLE_STALL_MS = 10_000
/** CPU time that no page needs without a break, even on a slow machine. */
const BUSY_MS = 500
/** How long to wait for the debugger: a loop in native code cannot be paused, and a busy machine is slow. */
const PAUSE_MS = 5000

const session = new Session()
session.connectToMainThread()
const files = new Map<string, string>()
session.on('Debugger.scriptParsed', ({ params }) => files.set(params.scriptId, params.url))

let lastBeat = -1
let stall = { forMs: 0, cpu: process.cpuUsage(), lookedAt: Date.now() }

const timer = setInterval(() => {
  const beat = Atomics.load(beats, 0)
  const now = Date.now()
  // If this thread did not run either, the pause says nothing about the main thread.
  const passed = Math.min(now - stall.lookedAt, 2 * LOOK_MS)
  if (beat !== lastBeat) stall = { forMs: 0, cpu: process.cpuUsage(), lookedAt: now }
  else stall = { ...stall, forMs: stall.forMs + passed, lookedAt: now }
  lastBeat = beat
  if (stall.forMs > (isBusy() ? STALL_MS : IDLE_STALL_MS)) condemn()
}, LOOK_MS)

function isBusy(): boolean {
  const { user, system } = process.cpuUsage(stall.cpu)
  return (user + system) / 1000 > BUSY_MS
}

/** Finds out whose code is running, reports it, and ends the process. */
function condemn(): void {
  clearInterval(timer)
  session.on('Debugger.paused', ({ params }) => end(params.callFrames))
  session.post('Debugger.enable', () => session.post('Debugger.pause'))
  setTimeout(() => end([]), PAUSE_MS)
}

function end(frames: Debugger.CallFrame[]): void {
  const lines = frames.map(
    ({ functionName, location, url }) => `${functionName} ${files.get(location.scriptId) ?? url}`,
  )
  const report: StallReport = { pid: process.pid, stack: lines.slice(0, 20).join('\n') }
  try {
    writeSync(reportTo, `${JSON.stringify(report)}\n`)
  } finally {
    process.kill(process.pid, 'SIGKILL')
  }
}

parentPort?.postMessage('watching')
