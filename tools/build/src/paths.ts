import { join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../../..')
export const DIST = join(ROOT, 'dist')

export const appFolder = (name: string) => join(ROOT, 'apps', name)
/** Folder of a remote's built release: `browser/`, `server/index.cjs`, `release.json`. */
export const remoteOutput = (name: string) => join(DIST, 'remotes', name)
