import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { identifyProcess, isAlive, parseIdentity, type ProcessIdentity } from './processIdentity.ts'

interface Tenant extends ProcessIdentity {
  /** A process may be a tenant twice. */
  token: string
}

/** Living users of a server, noted beside it: the last one to leave turns off the light. Call all of it under the start lock. */
export async function countTenants(home: string): Promise<number> {
  return (await readTenants(home)).length
}

/** Notes this process; the answer takes it off again and says how many others are left. */
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
