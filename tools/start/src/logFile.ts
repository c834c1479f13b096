import { closeSync, copyFileSync, mkdirSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { dirname } from 'node:path'

const MAX_BYTES = 20_000_000
const TAIL_LINES = 20

/**
 * Opens a log file for a child process to append to. The child gets the descriptor, so it can still log when this
 * process has ended.
 */
export function withLogFile<T>(path: string, action: (descriptor: number) => T): T {
  mkdirSync(dirname(path), { recursive: true })
  const descriptor = openSync(path, 'a', 0o600)
  try {
    return action(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Copies a log that is too long to `<path>.old` and truncates it; a child that appends continues at the new start. */
export function trimLog(path: string): void {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) < MAX_BYTES) return
  copyFileSync(path, `${path}.old`)
  truncateSync(path)
}

/** The last lines, indented for a message. */
export function readLogTail(path: string): string {
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n').slice(-TAIL_LINES)
  return lines.map((line) => `  ${line}`).join('\n')
}
