import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Release } from '@verstak/contracts/release'
import * as v from 'valibot'

/** Reads the unsigned release that a build has put into `folder`. @throws when there is none, or another kind of file */
export async function readBuild(folder: string): Promise<Release> {
  const file = join(folder, 'release.json')
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`There is no ${file}: build the remote first`)
  })
  const release = v.safeParse(v.pipe(v.string(), v.parseJson(), Release), text)
  if (release.success) return release.output
  throw new Error(`${file} is no release: ${v.getDotPath(release.issues[0])} ${release.issues[0].message}`)
}
