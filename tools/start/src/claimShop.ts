import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withFileLock } from '@verstak/tools-database/fileLock'
import { identifyProcess, isAlive, parseIdentity, type ProcessIdentity } from '@verstak/tools-database/processIdentity'
import { stopGroup } from './processGroup.ts'

const ORPHAN_GRACE_MS = 5_000
const LOCK_WAIT_MS = 30_000

/** The right to run the shop of one data folder. */
export interface ShopClaim {
  /** Records a child process, so that the next start can stop it if this one is killed. */
  addChild(child: ProcessIdentity): Promise<void>
  release(): Promise<void>
}

interface RunFile {
  owner: ProcessIdentity
  address: string
  children: ProcessIdentity[]
}

/**
 * Claims a data folder for this process. Children that a killed start left behind are stopped first. Throws an error
 * with the address of the running shop when another start has claimed the folder.
 */
export async function claimShop(dataFolder: string, address: string): Promise<ShopClaim> {
  await mkdir(dataFolder, { recursive: true, mode: 0o755 })
  const path = join(dataFolder, 'run.json')
  const run: RunFile = { owner: identifyProcess(), address, children: [] }

  await withFileLock(`${path}.lock`, LOCK_WAIT_MS, async () => {
    const previous = await readRunFile(path)
    if (previous && isAlive(previous.owner)) {
      throw new Error(
        `This shop runs already: ${previous.address} (process ${previous.owner.pid}).\n` +
          `Stop it with Ctrl-C in its terminal or "kill ${previous.owner.pid}". ` +
          `For a second shop beside it: VERSTAK_DATA='${dataFolder}-2' VERSTAK_PORT=4200 npm start`,
      )
    }
    await Promise.all((previous?.children ?? []).map((child) => stopGroup(child, ORPHAN_GRACE_MS)))
    await write(path, run)
  })
  let writing = Promise.resolve()
  return {
    addChild(child) {
      run.children = [...run.children.filter(isAlive), child]
      writing = writing.then(() => write(path, run))
      return writing
    },
    async release() {
      await writing
      await rm(path, { force: true })
    },
  }
}

async function write(path: string, run: RunFile): Promise<void> {
  await writeFile(`${path}.new`, JSON.stringify(run), { mode: 0o600 })
  await rename(`${path}.new`, path)
}

async function readRunFile(path: string): Promise<RunFile | null> {
  try {
    const value = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>
    const owner = parseIdentity(value['owner'])
    if (owner === null) return null
    const children = Array.isArray(value['children']) ? value['children'].map(parseIdentity) : []
    return { owner, address: String(value['address']), children: children.filter((child) => child !== null) }
  } catch {
    return null
  }
}
