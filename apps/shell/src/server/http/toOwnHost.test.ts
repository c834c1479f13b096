/** @jest-environment node */
import fastify from 'fastify'
import { toOwnHost } from './toOwnHost.ts'

async function open(publicOrigin: string, host: string, url: string) {
  const app = fastify()
  app.get('/*', { onRequest: toOwnHost(publicOrigin) }, async () => 'page')
  const { statusCode, headers } = await app.inject({ url, headers: { host } })
  await app.close()
  return [statusCode, headers.location]
}

const DEMO = 'http://localhost:4000'

test.each(['127.0.0.1:4000', '[::1]:4000'])(
  'a page at %s leads to the same page of the demo on localhost',
  async (host) => {
    const address = '/category/perforatory-6500/?orderby=price&name=%D0%BF'
    expect(await open(DEMO, host, address)).toEqual([302, DEMO + address])
    expect(await open(DEMO, host, '//evil.example/')).toEqual([302, `${DEMO}//evil.example/`])
  },
)

test.each([
  [DEMO, 'localhost:4000'],
  [DEMO, 'evil.example'],
  ['https://verstak.example', '127.0.0.1:4000'],
  ['', '127.0.0.1:4000'],
])('a store at «%s» answers at %s', async (publicOrigin, host) => {
  expect(await open(publicOrigin, host, '/')).toEqual([200, undefined])
})
