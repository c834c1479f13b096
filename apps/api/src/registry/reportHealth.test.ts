import { listActivations, reportHealth, type ReleaseHealth } from '@verstak/contracts/registry'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import { createTeam } from '../testing/createTeam.ts'
import { bearer } from '../testing/testRelease.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()

const [A, B, C] = ['1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb', '1.0.0-cccccccc'] as const

type Seen = Partial<ReleaseHealth> & { version: string }

/** A team whose release B runs as a canary of 25 % beside A. */
async function newCanary() {
  const team = await createTeam(api, api.databaseUrl)
  for (const version of [A, B, C]) await team.publish(version)
  await team.activate(A)
  await team.activate(B, 25)
  const { remote } = team
  const report = async (...seen: Seen[]) => {
    const releases = seen.map((part) => ({ remote, pages: 0, failures: 0, lcpMs: [], ...part }))
    return (await send({ releases })).aborted
  }
  return { ...team, report }
}

const ask = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${api.opsUrl}${reportHealth.path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })

async function send(body: object) {
  const response = await ask(JSON.stringify(body))
  expect(response.status).toBe(200)
  return (await response.json()) as EndpointResponse<typeof reportHealth>
}

test('a canary that fails is aborted with a reason; the stable release serves everybody', async () => {
  const { remote, report, live } = await newCanary()
  expect(await report({ version: B, pages: 24, failures: 5 }, { version: A, pages: 72 })).toEqual([])
  expect(await report({ version: B, pages: 24, failures: 6 }, { version: A, pages: 72 })).toEqual([remote])
  expect(await live()).toEqual({ stable: A, previous: null, canary: null })
  const { activations } = await api.newVisitor().call(listActivations, { query: { remote } }, bearer(remote))
  expect(activations[0]).toMatchObject({
    kind: 'abort',
    version: B,
    percent: 0,
    actor: 'canary guard',
    reason: 'It failed on 22.9 % of 48 pages, the stable release on 0.0 % of 144.',
  })
})

test('a canary that is as good as the stable release goes on', async () => {
  const { report, live } = await newCanary()
  const lcpMs = Array.from({ length: 40 }, (_, index) => 1_000 + 20 * index)
  for (let time = 0; time < 10; time++) {
    const seen = { pages: 40, failures: 1, lcpMs }
    expect(await report({ version: B, ...seen }, { version: A, ...seen, pages: 120, failures: 3 })).toEqual([])
  }
  expect(await live()).toMatchObject({ canary: [B, 25] })
})

test('a canary that paints late is aborted', async () => {
  const { remote, report } = await newCanary()
  const lcpMs = Array.from({ length: 40 }, (_, index) => 1_000 + 20 * index)
  const late = lcpMs.map((ms) => ms * 1.5)
  expect(await report({ version: B, pages: 40, lcpMs: late }, { version: A, pages: 40, lcpMs })).toEqual([remote])
})

test('reports of several shells at the same time add up', async () => {
  const { remote, report } = await newCanary()
  const lcpMs = Array.from({ length: 50 }, (_, index) => 100 * (index + 1))
  await Promise.all(
    Array.from({ length: 20 }, () =>
      report({ version: B, pages: 3, failures: 0, lcpMs }, { version: A, pages: 9, lcpMs: lcpMs.toReversed() }),
    ),
  )
  const pages = await api.db.selectFrom('canary_health').selectAll().where('remote', '=', remote).execute()
  expect(pages.find(({ version }) => version === B)).toMatchObject({ pages: 60, failures: 0 })
  expect(pages.find(({ version }) => version === A)).toMatchObject({ pages: 180, failures: 0 })
  const lcp = await api.db.selectFrom('canary_lcp').selectAll().where('remote', '=', remote).execute()
  const samplesOf = (wanted: string) =>
    lcp.filter(({ version }) => version === wanted).reduce((sum, { samples }) => sum + samples, 0)
  expect([samplesOf(A), samplesOf(B)]).toEqual([1_000, 1_000])
})

test('each step counts anew, so that what was seen at another share proves nothing', async () => {
  const { remote, report, activate } = await newCanary()
  await report({ version: B, pages: 29, failures: 29 }, { version: A, pages: 90 })
  await activate(B, 5)
  expect(await report({ version: B, pages: 29, failures: 0 }, { version: A, pages: 500 })).toEqual([])
  const rows = await api.db.selectFrom('canary_health').selectAll().where('remote', '=', remote).execute()
  expect(rows.find(({ version }) => version === B)).toMatchObject({ pages: 29, failures: 0 })
})

test('releases that are not live, and remotes without a canary, are passed over', async () => {
  const { remote, report, activate, live } = await newCanary()
  expect(await report({ version: C, pages: 100, failures: 100 }, { version: A, pages: 300 })).toEqual([])
  await activate(A)
  expect(await report({ version: B, pages: 100, failures: 100 }, { version: A, pages: 300 })).toEqual([])
  const nobody = { remote: 'nobody', version: A, pages: 100, failures: 100, lcpMs: [] }
  expect(await send({ releases: [nobody] })).toEqual({ aborted: [] })
  expect(await send({ releases: [] })).toEqual({ aborted: [] })
  expect(await live()).toMatchObject({ stable: A, canary: null })
  expect(
    await api.db.selectFrom('canary_health').selectAll().where('remote', 'in', [remote, 'nobody']).execute(),
  ).toEqual([])
})

test('of many reports that would abort the same canary one does', async () => {
  const { remote, report, history } = await newCanary()
  await report({ version: A, pages: 90 })
  const answers = await Promise.all(Array.from({ length: 10 }, () => report({ version: B, pages: 30, failures: 30 })))
  expect(answers.flat()).toEqual([remote])
  expect((await history()).filter((entry) => entry.startsWith('abort'))).toHaveLength(1)
})

test('an aborted canary is not rolled back again: the next rollback is of the stable release', async () => {
  const { report, activate, rollback, live } = await newCanary()
  await activate(B)
  await activate(C, 25)
  await report({ version: C, pages: 30, failures: 30 }, { version: B, pages: 90 })
  await rollback()
  expect(await live()).toEqual({ stable: A, previous: null, canary: null })
})

const part = { remote: 'cart', version: A, pages: 1, failures: 0, lcpMs: [] }
test.each<[string, string]>([
  ['no body', ''],
  ['bad JSON', '{'],
  ['no list', '{"releases":1}'],
  ['negative pages', JSON.stringify({ releases: [{ ...part, pages: -1 }] })],
  ['half a failure', JSON.stringify({ releases: [{ ...part, failures: 0.5 }] })],
  ['endless pages', JSON.stringify({ releases: [part] }).replace('"pages":1', '"pages":1e400')],
  ['a time that is none', JSON.stringify({ releases: [{ ...part, lcpMs: ['x'] }] })],
  ['NUL in a name', JSON.stringify({ releases: [{ ...part, remote: 'a\0' }] })],
])('a report with %s is refused', async (_, body) => {
  const response = await ask(body)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code: 'invalid-input' })
})

test('no page of a browser can report, and the public listener knows nothing of reports', async () => {
  const body = JSON.stringify({ releases: [] })
  expect((await ask(body, { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-site' })).status).toBe(403)
  expect((await ask(body, { 'content-type': 'text/plain' })).status).toBe(415)
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(`${api.url}${reportHealth.path}`, { method: 'POST', body, headers })).status).toBe(404)
  expect((await fetch(`${api.url}/api${reportHealth.path}`, { method: 'POST', body, headers })).status).toBe(404)
})
