import { Release } from '@verstak/contracts/release'
import * as v from 'valibot'
import type { Visitor } from './chooseRemotes.ts'
import { runServerFile } from './runServerFile.ts'
import { describeRemote } from './remotes.ts'
import type { ServerRemote } from './remotes.ts'

/**
 * The remotes of a page in development: the released ones, and the one from a development server. Requested for every
 * page, so that a reload always shows the current source.
 */
export function followDevelopmentRemote(
  released: (visitor: Visitor) => Promise<readonly ServerRemote[]>,
  { name, origin }: { name: string; origin: string },
  report: (error: unknown) => void,
): (visitor: Visitor) => Promise<readonly ServerRemote[]> {
  let current: ServerRemote | undefined

  const refresh = async () => {
    const release = v.parse(Release, await (await fetch(`${origin}/release.json`)).json())
    if (release.version === current?.version) return
    const code = Buffer.from(await (await fetch(`${origin}/${release.server}`)).arrayBuffer())
    current = { ...describeRemote(release, `${origin}/browser/`), page: runServerFile(release, code) }
  }

  return async (visitor) => {
    const others = (await released(visitor)).filter((remote) => remote.name !== name)
    try {
      await refresh()
    } catch (error) {
      report(new Error(`The development server of ${name} at ${origin} gave no release`, { cause: error }))
    }
    return current ? [...others, current] : others
  }
}
