import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { addOwner, addToMap } from './addLines.ts'
import { addRoute, addRouteOwner, ROUTE_CONTRACT, ROUTE_TABLE } from './addRoute.ts'
import { addToLockFile } from './addToLockFile.ts'
import { addWidgetContract, WIDGET_CONTRACT } from './addWidgetContract.ts'
import { fillTemplate, type NewFile } from './fillTemplate.ts'
import type { GenerateOptions } from './readOptions.ts'
import { refuseName } from './refuseName.ts'
import { remoteNames } from './remoteNames.ts'

/** A file that changes. */
export interface EditedFile extends NewFile {
  before: string
}

/** All that a new remote writes. */
export interface RemotePlan {
  created: NewFile[]
  edited: EditedFile[]
}

const MAPS = ['README.md', '.github/ARCHITECTURE.md']

/**
 * Computes all changes before anything is written.
 * @throws when the name cannot be used or the workspace at `root` is not as the generator knows it
 */
export async function planRemote(root: string, { name, title, team }: GenerateOptions): Promise<RemotePlan> {
  const refusal = await refuseName(root, name)
  if (refusal !== null) throw new Error(refusal)
  const names = remoteNames(name)
  const edits: [string, (before: string) => string][] = [
    [WIDGET_CONTRACT, (before) => addWidgetContract(before, names)],
    [ROUTE_CONTRACT, (before) => addRouteOwner(before, names)],
    [ROUTE_TABLE, (before) => addRoute(before, names, title)],
    ['.github/CODEOWNERS', (before) => addOwner(before, names, team)],
    ...MAPS.map((path): [string, (before: string) => string] => [path, (before) => addToMap(before, names, path)]),
    ['package-lock.json', (before) => addToLockFile(before, name)],
  ]
  const edited = await Promise.all(
    edits.map(async ([path, edit]) => {
      const before = readFileSync(join(root, path), 'utf8')
      return { ...(await inHouseFormat(root, { path, content: edit(before) })), before }
    }),
  )
  return {
    created: await Promise.all(fillTemplate({ names, title, team }).map((file) => inHouseFormat(root, file))),
    // Skips files that already have the planned content.
    edited: edited.filter(({ content, before }) => content !== before),
  }
}

/** Line breaks depend on the length of the name, so the template cannot hold them. */
async function inHouseFormat(root: string, { path, content }: NewFile): Promise<NewFile> {
  if (!/\.(tsx?|md|json)$/.test(path) || path === 'package-lock.json') return { path, content }
  const filepath = join(root, path)
  return { path, content: await format(content, { ...(await resolveConfig(filepath)), filepath }) }
}
