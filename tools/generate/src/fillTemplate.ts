import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { remoteNames, type RemoteNames } from './remoteNames.ts'

const SUFFIX = '.template'
const template = join(import.meta.dirname, '../template')
const sample = remoteNames('sample-remote')

/** A file to be, its path relative to the workspace with forward slashes. */
export interface NewFile {
  path: string
  content: string
}

/** What the words of the template become. */
export interface TemplateWords {
  names: RemoteNames
  title: string
  team: string
}

/** Files of the template with this remote's words in contents and paths; not yet formatted. */
export function fillTemplate({ names, title, team }: TemplateWords): NewFile[] {
  const fill = (text: string) =>
    text
      .replaceAll(sample.kebab, names.kebab)
      .replaceAll(sample.camel, names.camel)
      .replaceAll(sample.pascal, names.pascal)
      .replaceAll('SAMPLE_REMOTE_TITLE', () => title)
      .replaceAll('SAMPLE_REMOTE_TEAM', () => team.charAt(0).toUpperCase() + team.slice(1))
  return globSync(`**/*${SUFFIX}`, { cwd: template })
    .map((path) => ({
      path: fill(path.split(sep).join('/').slice(0, -SUFFIX.length)),
      content: fill(readFileSync(join(template, path), 'utf8')),
    }))
    .sort((one, other) => (one.path < other.path ? -1 : 1))
}
