import { open } from 'node:fs/promises'
import { ExchangeError } from '../ExchangeError.ts'
import { decodeBytes } from './decodeBytes.ts'
import { COMMERCE_ROOT } from './commerceMl.data.ts'

export type FileFormat = 'yml' | 'commerceml' | 'zip' | 'table'

const SAMPLE = 65_536
const OLD_WORKBOOK = '\u00d0\u00cf\u0011\u00e0'
const ROOT = /<(?:[\w.-]+:)?([\p{L}_][\p{L}\p{N}_.-]*)/u

/**
 * What a file is, by its beginning, whatever its name says.
 * @throws ExchangeError for an empty file, or XML that nobody here reads
 */
export async function recogniseFile(path: string): Promise<FileFormat> {
  const head = await readHead(path)
  if (head.length === 0) throw new ExchangeError('The file is empty.')
  if (head.toString('latin1', 0, 4) === 'PK\u0003\u0004') return 'zip'
  if (head.toString('latin1', 0, 4) === OLD_WORKBOOK)
    throw new ExchangeError('This is an old XLS file, or one with a password. Save it as XLSX or CSV.')
  const text = await decodeHead(head)
  if (!text.trimStart().startsWith('<')) return 'table'
  const root = ROOT.exec(
    text.replaceAll(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\])?\s*>/g, ''),
  )?.[1]
  if (root === 'yml_catalog') return 'yml'
  if (root === COMMERCE_ROOT) return 'commerceml'
  throw new ExchangeError(`This is neither YML nor CommerceML: the file begins with <${(root ?? '').slice(0, 40)}>.`)
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(SAMPLE), 0, SAMPLE, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function decodeHead(head: Buffer): Promise<string> {
  async function* one() {
    yield head
  }
  let text = ''
  try {
    for await (const part of decodeBytes(one())) text += part
  } catch (error) {
    // A letter is cut at the end.
    if (text === '') throw error
  }
  return text
}
