import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { EXCHANGE_FILES, LINKED_CATALOGUE, ML, OWN_IDS } from './commerceMl.data.ts'
import { decodeBytes } from './decodeBytes.ts'

/** The classifier stands at the beginning. */
const HEAD_BYTES = 512 * 1024

/**
 * Of several files those that are no goods but lists that properties point to, such as colours and makers.
 * @returns id of the catalogue by the path of its file
 */
export async function findReferences(paths: readonly string[]): Promise<Map<string, string>> {
  return paths.length < 2 ? new Map() : referencesIn(await readHeads(paths))
}

/**
 * The files of a folder that belong to one exchange, in the order in which they are read: classifiers, goods, offers. Files
 * with other names belong to it when they say so by an id, else they are news, banners, orders; without offers all are goods.
 */
export async function chooseFiles(paths: readonly string[]): Promise<string[]> {
  const heads = (await readHeads(paths)).toSorted((a, b) => rankOf(a) - rankOf(b))
  const references = referencesIn(heads)
  const isCertain = (each: Head) => hasExchangeName(each.path) || hasOffers(each)
  const certain = heads.filter(isCertain)
  if (certain.length === 0) return heads.map(({ path }) => path)
  const ids = new Set(certain.flatMap(idsOf))
  const isOfExchange = (head: Head) =>
    isCertain(head) || references.has(head.path) || idsOf(head).some((id) => ids.has(id))
  return heads.filter(isOfExchange).map(({ path }) => path)
}

interface Head {
  path: string
  head: string
}

const idsOf = ({ head }: Head) => [...head.matchAll(OWN_IDS)].map(([, id]) => id!)

/** Whether a file is called as those of an exchange are. */
export const hasExchangeName = (path: string): boolean => nameRankOf(path) >= 0

const nameRankOf = (path: string) => EXCHANGE_FILES.findIndex((name) => name.test(basename(path)))

const hasOffers = ({ head }: Head) => head.includes(`<${ML.package}`) || head.includes(`<${ML.changedPackage}`)

/** What describes properties comes before what uses them. */
function rankOf({ path, head }: Head): number {
  const rank = nameRankOf(path)
  if (rank >= 0) return rank
  if (hasOffers({ path, head })) return 1
  return head.includes(`<${ML.catalogue}`) ? 0 : -1
}

function referencesIn(heads: readonly Head[]): Map<string, string> {
  const found = new Map<string, string>()
  const linked = new Set(heads.flatMap(({ head }) => [...head.matchAll(LINKED_CATALOGUE)].map(([, id]) => id)))
  const points = (head: string) => [...head.matchAll(LINKED_CATALOGUE)].length > 0
  for (const each of heads) {
    const [id = ''] = idsOf(each)
    // A list of goods that other goods point to points to others itself.
    if (linked.has(id) && !points(each.head) && !hasOffers(each)) found.set(each.path, id)
  }
  return found
}

const readHeads = (paths: readonly string[]): Promise<Head[]> =>
  Promise.all(paths.map(async (path) => ({ path, head: await readHead(path) })))

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
