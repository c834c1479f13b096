import { writeSync } from 'node:fs'
import { Session } from 'node:inspector'
import type { Debugger } from 'node:inspector'
import { parentPort, workerData } from 'node:worker_threads'
import type { StallReport, WatchdogData } from './watchdog.ts'

const { beats: shared, reportTo } = workerData as WatchdogData
const beats = new Int32Array(shared)

const LOOK_MS = 100
const STALL_MS = 1500
/** A process that doesn't compute may wait for the machine: it gets more time. */
const IDLE_STALL_MS = 10_000
/** No page computes for so long without a break, however slow the machine is. */
const BUSY_MS = 500
/** A loop within native code can't be looked into; a busy machine takes its time. */
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
  // A thread that wasn't called itself says nothing about the other one.
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

/** Looks whose code is running, says so, and ends the process. */
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
