import { activateRelease, publishRelease, rollbackRelease } from '@verstak/contracts/registry'
import type { SignedRelease } from '@verstak/contracts/release'
import { revokeReleaseToken } from '@verstak/tools-database/releaseTokens'
import { createTeam } from '../testing/createTeam.ts'
import { startTestApi } from '../testing/startTestApi.ts'
import { bearer, makeRelease, tokenOf } from '../testing/testRelease.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi({ callsPerMinute: { refusedTokensPerIp: 1_000 } })

const newTeam = () => createTeam(api, api.databaseUrl)
const [A, B] = ['1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb'] as const

describe('publishing', () => {
  test('a release is registered once; the same again is fine, whoever signed it', async () => {
    const { publish } = await newTeam()
    expect(await publish(A)).toEqual({ version: A, isNew: true })
    expect(await publish(A, { signature: 'another', commit: 'another' })).toEqual({ version: A, isNew: false })
  })

  test('other content under the same version is refused', async () => {
    const { remote, publish } = await newTeam()
    await publish(A)
    const release = makeRelease(remote, A, { hashes: { 'server/index.cjs': 'sha384-other' } })
    const { status, body } = await api.newVisitor().fail(publishRelease, { body: { release } }, bearer(remote))
    expect([status, body.code]).toEqual([409, 'release-differs'])
  })

  test('of many at the same time one is new', async () => {
    const { publish } = await newTeam()
    const answers = await Promise.all(Array.from({ length: 10 }, () => publish(A)))
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
  })

  test('a manifest of half a megabyte is taken, one of three is not', async () => {
    const { remote, publish } = await newTeam()
    const contractOf = (bytes: number): SignedRelease['contract'] => ({
      uses: { endpoints: {}, widgets: { 'cart/AddToCart': { description: 'x'.repeat(bytes) } } },
      provides: { widgets: {} },
    })
    expect(await publish(A, { contract: contractOf(500_000) })).toEqual({ version: A, isNew: true })
    const release = makeRelease(remote, B, { contract: contractOf(3_000_000) })
    expect((await api.newVisitor().fail(publishRelease, { body: { release } }, bearer(remote))).status).toBe(413)
  })

  test('publishing makes nothing live', async () => {
    const { publish, live } = await newTeam()
    await publish(A)
    expect(await live()).toBeNull()
  })

  const nested = (depth: number) => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`) as object
  test.each<[string, object]>([
    ['a version without a hash', { version: '1.0.0' }],
    ['a version that is a path', { version: '../../etc' }],
    ['a version that is too long', { version: `${'1'.repeat(3_000)}.0.0-aaaaaaaa` }],
    ['a name that is a path', { name: '../auth' }],
    ['no hashes', { hashes: undefined }],
    [
      'NUL in a name of a field',
      { contract: { uses: { endpoints: {}, widgets: { 'a\0': {} } }, provides: { widgets: {} } } },
    ],
    ['half a surrogate pair', { routes: ['/\ud800/'] }],
    [
      'a nest of thousands',
      { contract: { uses: { endpoints: {}, widgets: { a: nested(4_000) } }, provides: { widgets: {} } } },
    ],
  ])('%s is refused, not answered with 500', async (_, change) => {
    const { remote } = await newTeam()
    const release = { ...makeRelease(remote, A), ...change } as SignedRelease
    const { status, body } = await api.newVisitor().fail(publishRelease, { body: { release } }, bearer(remote))
    expect([status, body.code]).toEqual([400, 'invalid-input'])
  })
})

describe('a token', () => {
  const refusals = async (headers: Record<string, string>, remote: string) => {
    const visitor = api.newVisitor()
    const release = makeRelease(remote, B)
    const answers = [
      await visitor.fail(publishRelease, { body: { release } }, headers),
      await visitor.fail(activateRelease, { body: { remote, version: A, percent: 100 } }, headers),
      await visitor.fail(rollbackRelease, { body: { remote } }, headers),
    ]
    return answers.map(({ status, body: { code, errors } }) => [status, code, errors])
  }
  const refused = Array.from({ length: 3 }, () => [401, 'release-token-refused', undefined])

  test('that is missing, unknown, malformed, revoked or of another team gets the same refusal everywhere', async () => {
    const [own, other] = [await newTeam(), await newTeam()]
    await own.publish(A)
    expect(await refusals({}, own.remote)).toEqual(refused)
    expect(await refusals({ authorization: 'Bearer ' }, own.remote)).toEqual(refused)
    expect(await refusals({ authorization: `Basic ${tokenOf(own.remote)}` }, own.remote)).toEqual(refused)
    expect(await refusals(bearer('nobody'), own.remote)).toEqual(refused)
    expect(await refusals(bearer(other.remote), own.remote)).toEqual(refused)
    expect(await refusals(bearer(own.remote), 'remote-that-is-none')).toEqual(refused)
    await revokeReleaseToken(api.databaseUrl, { remote: own.remote, name: `team ${own.remote}` })
    expect(await refusals(bearer(own.remote), own.remote)).toEqual(refused)
    expect(await own.live()).toBeNull()
  })

  test('stands in neither log nor database', async () => {
    const { remote, publish, activate } = await newTeam()
    await publish(A)
    await activate(A)
    await refusals(bearer('a-guess-of-somebody'), remote)
    const kept = JSON.stringify([
      await api.db.selectFrom('release_token').selectAll().execute(),
      await api.db.selectFrom('activation').selectAll().execute(),
    ])
    for (const token of [tokenOf(remote), tokenOf('a-guess-of-somebody')]) {
      expect(api.log.join('')).not.toContain(token)
      expect(kept).not.toContain(token)
    }
  })

  test('is enough for a program, without the headers of a page, but not with cookies', async () => {
    const { remote } = await newTeam()
    const send = (headers: Record<string, string>) =>
      fetch(`${api.url}${publishRelease.path}`, {
        method: 'POST',
        body: JSON.stringify({ release: makeRelease(remote, A) }),
        headers: { 'content-type': 'application/json', ...bearer(remote), ...headers },
      })
    expect((await send({ cookie: 'cartToken=x' })).status).toBe(403)
    expect((await send({ origin: 'https://ci.example' })).status).toBe(200)
    expect((await send({})).status).toBe(200)
    const refusal = await send({ authorization: 'Bearer x' })
    expect([refusal.status, refusal.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  })

  test('that is guessed too often is told to wait; the right one still passes', async () => {
    const strict = await startTestApi((await api.createDatabase()).url, {
      callsPerMinute: { refusedTokensPerIp: 3 },
    })
    try {
      const visitor = strict.newVisitor()
      const guess = () => visitor.fail(rollbackRelease, { body: { remote: 'cart' } }, bearer('nobody'))
      const statuses: number[] = []
      for (let time = 0; time < 5; time++) statuses.push((await guess()).status)
      expect(statuses).toEqual([401, 401, 401, 429, 429])
    } finally {
      await strict.close()
    }
  })
})
