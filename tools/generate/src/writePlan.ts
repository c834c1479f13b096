import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { RemotePlan } from './planRemote.ts'

/** Writes the files of a plan, all or none: a failure reverts the files written before. Overwrites no file. */
export function writePlan(root: string, { created, edited }: RemotePlan): void {
  const isThere = created.find(({ path }) => existsSync(join(root, path)))
  if (isThere) throw new Error(`${isThere.path} exists; nothing was written.`)
  const undo: (() => void)[] = []
  try {
    for (const { path, content } of created) {
      const file = join(root, path)
      const made = mkdirSync(dirname(file), { recursive: true })
      undo.push(() => rmSync(made ?? file, { recursive: true, force: true }))
      writeFileSync(file, content, { flag: 'wx' })
    }
    for (const { path, content, before } of edited) {
      const file = join(root, path)
      if (existsSync(file)) undo.push(() => writeFileSync(file, before))
      writeFileSync(file, content)
    }
  } catch (error) {
    for (const revert of undo.toReversed()) revert()
    throw error
  }
}
