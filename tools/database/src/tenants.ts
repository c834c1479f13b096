import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { identifyProcess, isAlive, parseIdentity, type ProcessIdentity } from './processIdentity.ts'

interface Tenant extends ProcessIdentity {
  /** A process may be a tenant twice. */
  token: string
}

/**
 * Counts the live processes that use a server. They are recorded in files next to it; the last one stops the server.
 * Call these functions under the start lock.
 */
export async function countTenants(home: string): Promise<number> {
  return (await readTenants(home)).length
}

/** Records this process. The returned function removes the record and returns the number of other users. */
export async function addTenant(home: string): Promise<() => Promise<number>> {
  const own = { ...identifyProcess(), token: randomUUID() }
  await write(home, [...(await readTenants(home)), own])
  return async () => {
    const rest = (await readTenants(home)).filter(({ token }) => token !== own.token)
    await write(home, rest)
    return rest.length
  }
}

async function readTenants(home: string): Promise<Tenant[]> {
  try {
    const list = JSON.parse(await readFile(join(home, 'tenants.json'), 'utf8')) as Partial<Tenant>[]
    return list.flatMap((entry) => {
      const identity = parseIdentity(entry)
      return identity && isAlive(identity) ? [{ ...identity, token: String(entry.token) }] : []
    })
  } catch {
    return []
  }
}

async function write(home: string, tenants: Tenant[]): Promise<void> {
  await writeFile(join(home, 'tenants.json'), JSON.stringify(tenants), { mode: 0o600 })
}
