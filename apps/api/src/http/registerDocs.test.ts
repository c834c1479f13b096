import { getListing } from '@verstak/contracts/listing'
import fastify from 'fastify'
import { registerDocs } from './registerDocs.ts'
import { registerProblems } from './sendProblem.ts'

const openDocs = () => {
  const app = fastify()
  registerDocs(app)
  app.route({ method: 'GET', url: getListing.path, config: { endpoint: getListing }, handler: () => 'listing' })
  return app
}

test.each(['/api/docs', '/api/docs/'])(
  'the page of the documentation at %s loads its scripts from the API, and nothing from outside',
  async (address) => {
    const app = openDocs()
    const page = await app.inject(address)
    expect(page.headers['content-security-policy']).not.toMatch(/https?:|upgrade-insecure/)
    const paths = [...page.body.matchAll(/<script src="([^"]+)"/g)].map(([, path]) => path!)
    expect(paths).not.toEqual([])
    for (const path of paths) {
      const script = await app.inject(new URL(path, `http://127.0.0.1${address}`).pathname)
      expect(script.headers['content-type']).toContain('javascript')
    }
  },
)

test('the document names the routes that came after it, once', async () => {
  const app = openDocs()
  const document = (await app.inject('/api/docs/json')).json<{ paths: Record<string, Record<string, object>> }>()
  expect(Object.keys(document.paths)).toEqual([getListing.path])
  expect(document.paths[getListing.path]).toMatchObject({ get: { summary: getListing.summary } })
  expect((await app.inject(getListing.path)).body).toBe('listing')
})

test('what is not there is refused as everywhere in the API', async () => {
  const app = openDocs()
  registerProblems(app)
  for (const address of ['/api/docs/nothing', '/api/docs/openapi.json']) {
    const { statusCode, headers, body } = await app.inject(address)
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8'])
    expect(JSON.parse(body)).toMatchObject({ code: 'not-found', status: 404 })
  }
})
