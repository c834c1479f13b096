import { ONE_C_PATH } from '../one-c/oneCPath.ts'
import { saveOneCAccount } from '../one-c/saveOneCAccount.ts'
import type { FileTestApi } from './useTestApi.ts'

/** What a call of 1C has beside its address. */
export interface OneCCall {
  cookie?: string
  body?: string | Uint8Array<ArrayBuffer>
  basic?: string
  type?: 'catalog' | 'sale' | 'reference'
}

/** Calls of the exchange as 1C makes them. */
export function useOneC(api: Pick<FileTestApi, 'url' | 'databaseUrl'>) {
  async function call(query: string, { cookie, body, basic, type = 'catalog' }: OneCCall = {}): Promise<string> {
    const response = await fetch(`${api.url}${ONE_C_PATH}?type=${type}&${query}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(cookie !== undefined && { cookie }),
        ...(basic !== undefined && { authorization: `Basic ${Buffer.from(basic).toString('base64')}` }),
        ...(body !== undefined && { 'content-type': 'application/octet-stream' }),
      },
      ...(body !== undefined && { body }),
    })
    const text = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain(text.startsWith('<') ? 'application/xml' : 'text/plain')
    expect(response.headers.get('set-cookie')).toBeNull()
    return text
  }

  async function signIn(login = 'trade', password?: string): Promise<string> {
    const secret = password ?? (await saveOneCAccount(api.databaseUrl, login, login))
    const [word, name, value] = (await call('mode=checkauth', { basic: `${login}:${secret}` })).split('\n')
    expect(word).toBe('success')
    return `${name}=${value}`
  }

  async function imported(name: string, cookie: string): Promise<string> {
    for (;;) {
      const answer = await call(`mode=import&filename=${name}`, { cookie })
      if (answer !== 'progress') return answer
    }
  }

  /** In three parts, as 1C sends what is longer than it was told. */
  async function send(name: string, content: string, cookie: string, type: OneCCall['type'] = 'catalog') {
    const bytes = Buffer.from(content)
    const third = Math.ceil(bytes.length / 3)
    for (let at = 0; at < bytes.length; at += third) {
      const body = bytes.subarray(at, at + third)
      expect(await call(`mode=file&filename=${name}`, { cookie, body, ...(type && { type }) })).toBe('success')
    }
  }

  return { call, signIn, imported, send }
}
