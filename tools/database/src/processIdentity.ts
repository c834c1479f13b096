import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Unique identity of a process. A pid alone can be reused, after a reboot or in a small container within minutes. */
export interface ProcessIdentity {
  pid: number
  /** Opaque; compare only with other values of `findStartTime`. */
  startedAt: string
}

/** Start time of a live process from the system; null when the process has exited or is a zombie. */
export function findStartTime(pid: number): string | null {
  if (process.platform !== 'linux') return ps('lstart=', pid)
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command name in parentheses may hold spaces, so fields are counted behind its end: state is the 3rd, start the 22nd.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return null
    // Ticks count from boot, hence the boot id.
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${fields[19]}`
  } catch {
    return null
  }
}

/** The command line of a live process, '' when it has exited or is not accessible. */
export function readCommandLine(pid: number): string {
  if (process.platform !== 'linux') return ps('command=', pid) ?? ''
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    return ''
  }
}

/** This process. */
export function identifyProcess(): ProcessIdentity {
  const own = findProcess(process.pid)
  if (own === null)
    throw new Error('The system does not tell when this process started: /proc or the program ps is missing.')
  return own
}

/** The process that has this pid now; null when there is none. */
export function findProcess(pid: number): ProcessIdentity | null {
  const startedAt = findStartTime(pid)
  return startedAt === null ? null : { pid, startedAt }
}

/** True while exactly this process is alive. */
export function isAlive(identity: ProcessIdentity): boolean {
  return findStartTime(identity.pid) === identity.startedAt
}

/** Reads an identity from parsed JSON; null when it is invalid. */
export function parseIdentity(value: unknown): ProcessIdentity | null {
  if (typeof value !== 'object' || value === null || !('pid' in value) || !('startedAt' in value)) return null
  const { pid, startedAt } = value
  return Number.isSafeInteger(pid) && typeof startedAt === 'string' ? { pid: Number(pid), startedAt } : null
}

function ps(column: string, pid: number): string | null {
  try {
    const line = execFileSync('ps', ['-ww', '-o', column, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim()
    return line === '' ? null : line
  } catch {
    return null
  }
}
