import type { RemoteConfig } from '@verstak/contracts/remoteConfig'
import { matchPatterns } from '@verstak/contracts/routePattern'
import { findRoute } from '@verstak/contracts/routeTable'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { addressOf, remoteNames } from './remoteNames.ts'

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const LONGEST = 30

/** First steps of addresses that the shell and the API answer themselves, and folders of `apps` that are no remotes. */
const RESERVED = ['api', 'assets', 'files', 'pictures', 'releases', 'shell', 'telemetry', 'workshop']

/** Why no remote in the workspace at `root` can get this name; null when it can. */
export async function refuseName(root: string, name: string): Promise<string | null> {
  if (!KEBAB.test(name)) {
    return `"${name}" is not kebab-case: small Latin letters and digits, words divided by one hyphen, such as "gift-cards".`
  }
  if (name.length > LONGEST) return `"${name}" is longer than ${LONGEST} characters.`
  if (RESERVED.includes(name))
    return `"${name}" is reserved: the store needs the address /${name}/ or the folder itself.`
  const address = addressOf(remoteNames(name))
  return findTaken(root, name) ?? (await findOwnerOfAddress(root, address)) ?? findPlannedOwner(name, address)
}

function findTaken(root: string, name: string): string | null {
  const taken = [`apps/${name}`, `e2e/src/${name}.e2e.ts`].find((path) => existsSync(join(root, path)))
  if (taken !== undefined) return `"${name}" is taken: ${taken} exists.`
  const owner = globSync('{{apps,libs,tools}/*,e2e}/package.json', { cwd: root }).find(
    (path) => (JSON.parse(readFileSync(join(root, path), 'utf8')) as { name?: string }).name === `@verstak/${name}`,
  )
  return owner === undefined ? null : `"${name}" is taken: ${owner} has the name @verstak/${name}.`
}

/** What the route table has given to another one would be refused at its release. */
function findPlannedOwner(name: string, address: string): string | null {
  const owner = findRoute(address)?.owner
  if (owner === undefined || owner === name) return null
  return `The address ${address} is taken: the route table (libs/contracts) has it for ${owner}.`
}

async function findOwnerOfAddress(root: string, address: string): Promise<string | null> {
  for (const file of globSync('apps/*/remote.config.ts', { cwd: root })) {
    const { remote } = (await import(pathToFileURL(join(root, file)).href)) as { remote: RemoteConfig }
    if (matchPatterns(remote.routes, address))
      return `The address ${address} is taken: remote ${remote.name} answers it.`
  }
  return null
}
