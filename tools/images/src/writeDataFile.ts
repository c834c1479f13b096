import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format } from 'prettier'

const DRAWINGS_SOURCE = join(import.meta.dirname, '../../../libs/drawings/src')

/** Writes a generated module into `libs/drawings/src`, formatted like the rest, so that the format check stays quiet. */
export async function writeDataFile(name: string, source: string): Promise<void> {
  const formatted = await format(source, {
    parser: 'typescript',
    singleQuote: true,
    semi: false,
    printWidth: 120,
    trailingComma: 'all',
  })
  await writeFile(join(DRAWINGS_SOURCE, name), formatted)
}
