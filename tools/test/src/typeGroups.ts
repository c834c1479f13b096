import { join } from 'node:path'

/** What a project's `tsconfig.json` says. */
export interface TypeConfig {
  extends: string
  compilerOptions?: Record<string, unknown>
  /** Relative to the project. */
  include: string[]
}

/** Projects that one run of TypeScript checks. */
export interface TypeGroup {
  folders: string[]
  /** For a `tsconfig.json` in the folder given to `groupTypes`. */
  config: TypeConfig
}

/**
 * Groups projects with the same options: one program reads what they share (libs, DOM, React, Node) once, while one program
 * for each costs four times as much. Their ambient declarations meet in it, so two may not declare the same thing
 * differently; `npm run verify` checks each project alone.
 * @param configs by the folder of the project, relative to the workspace
 * @param place folder for the new configurations, relative to the workspace
 */
export function groupTypes(configs: Record<string, TypeConfig>, place: string): TypeGroup[] {
  const up = place.replace(/[^/]+/g, '..')
  const groups = new Map<string, TypeGroup>()
  for (const [folder, { extends: base, compilerOptions, include, ...rest }] of Object.entries(configs)) {
    const unknown = Object.keys(rest)
    if (unknown.length > 0) throw new Error(`${folder}/tsconfig.json: a group cannot have ${unknown.join(', ')}`)
    const inherited = join(up, folder, base)
    const key = JSON.stringify([inherited, Object.entries(compilerOptions ?? {}).sort()])
    const group = groups.get(key) ?? {
      folders: [],
      config: { extends: inherited, ...(compilerOptions && { compilerOptions }), include: [] },
    }
    group.folders.push(folder)
    group.config.include.push(...include.map((path) => join(up, folder, path)))
    groups.set(key, group)
  }
  return [...groups.values()]
}
