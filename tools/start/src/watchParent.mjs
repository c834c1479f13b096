import { readFileSync } from 'node:fs'

const POLL_MS = 1_000
const MAX_GENERATIONS = 4

/**
 * Calls back when the parent npm has exited: a killed npm forwards no signal, and the store would continue unnoticed.
 * Without npm nothing happens, because the parent may end on purpose (nohup, disown).
 * @param {() => void} onGone
 * void} ends the watch => @returns {() => void} stops the watch => void} ends the watch
 */
export function watchParent(onGone) {
  if (!process.env['npm_lifecycle_event']) return () => {}
  const lineage = readLineage()
  const polling = setInterval(() => {
    if (readLineage() === lineage) return
    clearInterval(polling)
    onGone()
  }, POLL_MS)
  polling.unref()
  return () => clearInterval(polling)
}

/**
 * Ancestors of this process up to npm: there may be shells between, which outlive it. Without /proc, only the parent.
 */
function readLineage() {
  const pids = []
  for (let pid = process.ppid; pid > 1 && pids.length < MAX_GENERATIONS; pid = readParent(pid)) {
    pids.push(pid)
    if (read(`/proc/${pid}/cmdline`).startsWith('npm')) return pids.join()
  }
  return String(process.ppid)
}

/** @param {number} pid */
function readParent(pid) {
  return Number(/^PPid:\s*(\d+)$/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0)
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
