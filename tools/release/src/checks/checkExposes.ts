import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '@verstak/contracts/release'
import type { ReleaseCheck } from './ReleaseCheck.ts'

/** Pages and offered widgets have scripts, and stylesheets where their scripts speak of the project's classes. */
export const checkExposes: ReleaseCheck = ({ release, folder }) => {
  const names = [
    './routes',
    ...Object.keys(release.contract.provides.widgets).map((widget) => `./${widget.split('/')[1]}`),
  ]
  return names.flatMap((name) => {
    const files = release.exposes[name]
    if (!files || files.js.length === 0)
      return [`${name} has no script: remote.config.ts and the build differ, build again`]
    if (files.css.length > 0 || !files.js.some((file) => hasClasses(release, folder, file))) return []
    return [`${name} uses classes, but no stylesheet would be loaded for it: see assertStyles in tools/build`]
  })
}

/** Class names that linaria makes start with the project's name. */
function hasClasses({ name, hashes }: Release, folder: string, file: string): boolean {
  if (!(`browser/${file}` in hashes)) return false
  return new RegExp(`["'\`]${name}-[a-z0-9]{6,8}["'\`]`).test(readFileSync(join(folder, 'browser', file), 'utf8'))
}
