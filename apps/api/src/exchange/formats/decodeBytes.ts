import { ExchangeError } from '../ExchangeError.ts'

const SAMPLE = 65_536
const DECLARED = /^<\?xml[^>]*?encoding=["']([\w.:-]+)["']/
/** Names of encodings that 1C and shops write. */
const KNOWN: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'windows-1251': 'windows-1251',
  cp1251: 'windows-1251',
  'cp-1251': 'windows-1251',
  'koi8-r': 'koi8-r',
  'utf-16': 'utf-16le',
  'iso-8859-5': 'iso-8859-5',
}

/**
 * Text of a file as it comes, in the encoding that it names, else UTF-8, else windows-1251.
 * @throws ExchangeError for an encoding that is unknown, or not the one the file says
 */
export async function* decodeBytes(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const [head, rest] = await takeHead(bytes)
  const encoding = encodingOf(head)
  const decoder = new TextDecoder(encoding, { fatal: true })
  const decode = (chunk: Uint8Array, isLast: boolean) => {
    try {
      return decoder.decode(chunk, { stream: !isLast })
    } catch {
      throw new ExchangeError(`The file is not in ${encoding} throughout. Save it in UTF-8 or windows-1251.`)
    }
  }
  yield decode(head, false)
  for await (const chunk of rest) yield decode(chunk, false)
  yield decode(new Uint8Array(), true)
}

async function takeHead(bytes: AsyncIterable<Uint8Array>): Promise<[Uint8Array, AsyncIterable<Uint8Array>]> {
  const iterator = bytes[Symbol.asyncIterator]()
  const chunks: Uint8Array[] = []
  let length = 0
  while (length < SAMPLE) {
    const next = await iterator.next()
    if (next.done) break
    chunks.push(next.value)
    length += next.value.length
  }
  return [Buffer.concat(chunks), { [Symbol.asyncIterator]: () => iterator }]
}

function encodingOf(head: Uint8Array): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const named = DECLARED.exec(Buffer.from(head.subarray(0, 200)).toString('latin1').trimStart())?.[1]?.toLowerCase()
  const declared = named === undefined ? undefined : KNOWN[named]
  if (named !== undefined && declared === undefined)
    throw new ExchangeError(`The encoding ${named} is not known. Save the file in UTF-8 or windows-1251.`)
  // Russian text of another encoding is never valid UTF-8, so what is valid is it, whatever the file says.
  if (isUtf8(head)) return declared === undefined || hasOthers(head) ? 'utf-8' : declared
  return declared === undefined || declared === 'utf-8' ? 'windows-1251' : declared
}

const hasOthers = (bytes: Uint8Array) => bytes.some((byte) => byte > 0x7f)

/** A letter that the sample cuts is no fault. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}
