import { readFileSync } from 'node:fs'

const POLL_MS = 1_000
const MAX_GENERATIONS = 4

/**
 * Calls back when the npm that started us is gone: killed, it cannot pass a signal on, and the store would run on unseen.
 * Started without npm, losing the parent may be meant (nohup, disown), so nothing happens then.
 * @param {() => void} onGone
 * @returns {() => void} ends the watch
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

/** Our ancestors up to npm: some shells stay between, and outlive it. Where there is no /proc, the parent alone. */
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
