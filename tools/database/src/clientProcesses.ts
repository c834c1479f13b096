import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { identifyProcess, isAlive, parseIdentity, type ProcessIdentity } from './processIdentity.ts'

interface ClientProcess extends ProcessIdentity {
  /** A process may be a client twice. */
  token: string
}

/**
 * Counts the live processes that use a server. They are recorded in files next to it; the last one stops the server.
 * Call these functions under the start lock.
 */
export async function countClientProcesses(home: string): Promise<number> {
  return (await readClients(home)).length
}

/** Records this process. The returned function removes the record and returns the number of other users. */
export async function addClientProcess(home: string): Promise<() => Promise<number>> {
  const own = { ...identifyProcess(), token: randomUUID() }
  await write(home, [...(await readClients(home)), own])
  return async () => {
    const rest = (await readClients(home)).filter(({ token }) => token !== own.token)
    await write(home, rest)
    return rest.length
  }
}

async function readClients(home: string): Promise<ClientProcess[]> {
  try {
    const list = JSON.parse(await readFile(recordsOf(home), 'utf8')) as Partial<ClientProcess>[]
    return list.flatMap((entry) => {
      const identity = parseIdentity(entry)
      return identity && isAlive(identity) ? [{ ...identity, token: String(entry.token) }] : []
    })
  } catch {
    return []
  }
}

async function write(home: string, clients: ClientProcess[]): Promise<void> {
  await writeFile(recordsOf(home), JSON.stringify(clients), { mode: 0o600 })
}

/** Never renamed: processes of another version of the store may use the server, too. */
const recordsOf = (home: string) => join(home, 'tenants.json')
