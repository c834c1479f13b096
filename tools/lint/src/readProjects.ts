import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mayImport, platformMayImport, typesByGroup, type Platform, type ProjectType } from './boundaryTable.ts'

/** A workspace project as its package.json describes it. `problem` says what is wrong with its tags, else it is null. */
export interface Project {
  name: string
  /** Relative to the workspace, with forward slashes: `apps/cart`. */
  folder: string
  type: ProjectType
  scope: string
  platform: Platform
  problem: string | null
  /** Files that other projects can import, as patterns relative to the project: `./src/*.ts`. */
  exportedFiles: string[]
}

interface Manifest {
  name?: string
  nx?: { tags?: string[] }
  exports?: Record<string, string>
}

/** Value of the only tag of a kind, or null where there is none or more than one. */
function onlyTag(tags: readonly string[], kind: string): string | null {
  const values = tags.filter((tag) => tag.startsWith(`${kind}:`)).map((tag) => tag.slice(kind.length + 1))
  return values.length === 1 ? (values[0] ?? null) : null
}

function findProblem(folder: string, tags: readonly string[]): string | null {
  const [group = '', ownName = group] = folder.split('/')
  const type = onlyTag(tags, 'type')
  const scope = onlyTag(tags, 'scope')
  const platform = onlyTag(tags, 'platform')
  if (type === null || scope === null || platform === null) {
    return 'needs exactly one type:, one scope: and one platform: tag'
  }
  if (!Object.hasOwn(mayImport, type)) return `has the unknown tag type:${type}`
  if (!Object.hasOwn(platformMayImport, platform)) return `has the unknown tag platform:${platform}`
  if (!typesByGroup[group]?.some((allowed) => allowed === type)) return `may not be type:${type} in ${group}`
  const expectedScope = { apps: ownName, libs: 'shared', tools: 'tools', e2e: 'e2e' }[group]
  return scope === expectedScope ? null : `must be scope:${expectedScope}, not scope:${scope}`
}

function readProject(root: string, folder: string): Project {
  const file = join(root, folder, 'package.json')
  const manifest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {}
  const tags = manifest.nx?.tags ?? []
  return {
    name: manifest.name ?? folder,
    folder,
    type: onlyTag(tags, 'type') as ProjectType,
    scope: onlyTag(tags, 'scope') ?? '',
    platform: onlyTag(tags, 'platform') as Platform,
    problem: findProblem(folder, tags),
    exportedFiles: Object.values(manifest.exports ?? {}),
  }
}

/** All projects of the workspace at `root`: every folder of apps, libs and tools, with or without a package.json, and e2e. */
export function readProjects(root: string): Project[] {
  const folders = ['apps', 'libs', 'tools'].flatMap((group) =>
    existsSync(join(root, group))
      ? readdirSync(join(root, group), { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map((entry) => `${group}/${entry.name}`)
      : [],
  )
  if (existsSync(join(root, 'e2e'))) folders.push('e2e')
  return folders.map((folder) => readProject(root, folder))
}

const projectsByRoot = new Map<string, Project[]>()

/** Like `readProjects`, but cached per process, because rules call it for every file. */
export function projectsOf(root: string): Project[] {
  const projects = projectsByRoot.get(root) ?? readProjects(root)
  projectsByRoot.set(root, projects)
  return projects
}
