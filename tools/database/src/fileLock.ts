import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { identifyProcess, isAlive, parseIdentity } from './processIdentity.ts'

const RETRY_MS = 50

/**
 * Runs `action` while this process alone holds the lock file; waits while the holder is alive, takes over the lock of a
 * dead one.
 * @param waitMs how long to wait for a live holder before throwing
 */
export async function withFileLock<T>(path: string, waitMs: number, action: () => Promise<T>): Promise<T> {
  await takeLock(path, Date.now() + waitMs)
  try {
    return await action()
  } finally {
    await rm(path, { force: true })
  }
}

async function takeLock(path: string, deadline: number): Promise<void> {
  const mine = `${path}.${randomUUID()}`
  // Written to a temporary file and linked into place, so that a lock file is never incomplete.
  await writeFile(mine, JSON.stringify({ ...identifyProcess(), token: mine }), { mode: 0o600, flag: 'wx' })
  try {
    while (!(await tryLink(mine, path))) {
      const content = await readIfExists(path)
      if (content === null) continue
      const holder = parseIdentity(parseJson(content))
      if (holder === null || !isAlive(holder)) await bury(path, content)
      else if (Date.now() > deadline)
        throw new Error(`Process ${holder.pid} has held ${path} for too long. Stop it and try again.`)
      else await sleep(RETRY_MS)
    }
  } finally {
    await rm(mine, { force: true })
  }
}

/**
 * Removes a dead holder's lock. If several processes try, one wins the rename; a lock that changed meanwhile is
 * restored.
 */
async function bury(path: string, seen: string): Promise<void> {
  const grave = `${path}.${randomUUID()}`
  try {
    await rename(path, grave)
  } catch {
    return
  }
  if ((await readFile(grave, 'utf8')) !== seen) await tryLink(grave, path)
  await rm(grave, { force: true })
}

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function readIfExists(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch {
    return null
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
