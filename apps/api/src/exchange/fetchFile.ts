import { lookup } from 'node:dns'
import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './isPublicAddress.ts'

/** Why a file was not fetched. `isFinal`: another try would end the same way. */
export class FetchFailure extends Error {
  readonly isFinal: boolean

  constructor(message: string, isFinal: boolean) {
    super(message)
    this.isFinal = isFinal
  }
}

/** Settings of {@link fetchFile}. */
export interface FetchOptions {
  mostBytes: number
  timeoutMs: number
  /** Whether an IP address may be asked; tests allow their own server. */
  isAllowed?: (ip: string) => boolean
}

const MAX_REDIRECTS = 3
const PORTS = new Set(['', '80', '443'])
const USER_AGENT = 'Verstak/1.0 (pictures of goods)'

/**
 * Fetches a file of the internet. The address that is asked is the one that was checked, at each redirect.
 * @throws FetchFailure
 */
export async function fetchFile(address: string, options: FetchOptions): Promise<Buffer> {
  let at = address
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const answer = await ask(urlOf(at, options), options)
    const next = answer.headers.location
    if (answer.statusCode && answer.statusCode >= 300 && answer.statusCode < 400 && next !== undefined) {
      answer.destroy()
      at = new URL(next, at).href
      continue
    }
    if (answer.statusCode !== 200) {
      answer.destroy()
      const status = answer.statusCode ?? 0
      throw new FetchFailure(`answers ${status}`, status >= 400 && status < 500 && status !== 429 && status !== 408)
    }
    return read(answer, options)
  }
  throw new FetchFailure('redirects too often', true)
}

function urlOf(address: string, { isAllowed }: FetchOptions): URL {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new FetchFailure('is no address of the web', true)
  if (!PORTS.has(url.port) && !isAllowed) throw new FetchFailure('names another port than those of the web', true)
  return url
}

function ask(url: URL, { timeoutMs, isAllowed = isPublicAddress }: FetchOptions): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isAllowed(host)) throw new FetchFailure('is not of the internet', true)
  const checked: LookupFunction = (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0)
      const bad = found.find(({ address }) => !isAllowed(address))
      if (bad || found.length === 0) return done(new FetchFailure('is not of the internet', true), '', 0)
      if (options.all) return done(null, found)
      done(null, found[0]!.address, found[0]!.family)
    })
  }
  const get = url.protocol === 'https:' ? getHttps : getHttp
  return new Promise((resolve, reject) => {
    const options = { lookup: checked, agent: false, headers: { 'user-agent': USER_AGENT, accept: 'image/*' } }
    const request = get(url, { ...options, signal: AbortSignal.timeout(timeoutMs) }, resolve)
    request.on('error', (error) =>
      reject(error instanceof FetchFailure ? error : new FetchFailure(error.message, false)),
    )
  })
}

async function read(answer: IncomingMessage, { mostBytes }: FetchOptions): Promise<Buffer> {
  if (Number(answer.headers['content-length'] ?? 0) > mostBytes) {
    answer.destroy()
    throw new FetchFailure('is too large', true)
  }
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > mostBytes) throw new FetchFailure('is too large', true)
      chunks.push(chunk)
    }
  } catch (error) {
    answer.destroy()
    throw error instanceof FetchFailure ? error : new FetchFailure((error as Error).message, false)
  }
  return Buffer.concat(chunks)
}
