import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'

const DRAWINGS_SOURCE = join(import.meta.dirname, '../../../libs/drawings/src')

/** Writes a generated module into `libs/drawings/src`, formatted like the rest, so that the format check stays quiet. */
export async function writeDataFile(name: string, source: string): Promise<void> {
  const file = join(DRAWINGS_SOURCE, name)
  await writeFile(file, await format(source, { ...(await resolveConfig(file)), filepath: file }))
}
