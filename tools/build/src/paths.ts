import { join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../../..')
export const DIST = join(ROOT, 'dist')
export const RELEASES = join(DIST, 'releases')

export const appFolder = (name: string) => join(ROOT, 'apps', name)
