import { open } from 'node:fs/promises'
import { CATALOGUE_ID, LINKED_CATALOGUE } from './commerceMl.data.ts'
import { decodeBytes } from './decodeBytes.ts'

/** The classifier stands at the beginning. */
const HEAD_BYTES = 512 * 1024

/**
 * Of several files those that are no goods but lists that properties point to, such as colours and makers.
 * @returns id of the catalogue by the path of its file
 */
export async function findReferences(paths: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  if (paths.length < 2) return found
  const heads = await Promise.all(paths.map(async (path) => ({ path, head: await readHead(path) })))
  const linked = new Set(heads.flatMap(({ head }) => [...head.matchAll(LINKED_CATALOGUE)].map(([, id]) => id)))
  const idOf = (head: string) => CATALOGUE_ID.exec(head)?.[1] ?? ''
  const points = (head: string) => [...head.matchAll(LINKED_CATALOGUE)].length > 0
  // A list of goods that other goods point to points to others itself.
  for (const { path, head } of heads) if (linked.has(idOf(head)) && !points(head)) found.set(path, idOf(head))
  return found
}

async function readHead(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    async function* one() {
      yield buffer.subarray(0, bytesRead)
    }
    let text = ''
    try {
      for await (const part of decodeBytes(one())) text += part
    } catch {
      // A letter is cut at the end; what is wrong is told when the file is read.
    }
    return text
  } finally {
    await file.close()
  }
}
