import { CART_FORM_PATH } from '@verstak/contracts/cart'
import { PROMO_FORM_PATH } from '@verstak/contracts/cartPromo'
import { CART_LINES_PATH } from '@verstak/contracts/cartLineForm'
import { CART_LIST_PATH } from '@verstak/contracts/cartListForm'
import { ORDER_FORM_PATH } from '@verstak/contracts/checkout'
import { DISCUSSION_UNSUBSCRIBE_FORM_PATH } from '@verstak/contracts/discussion'
import { FAVORITES_FORM_PATH } from '@verstak/contracts/favoritesForm'
import { OIDC_CALLBACK, OIDC_START, VK_RETURN } from '@verstak/contracts/identity'
import { PUBLICATION_RULES_PATH } from '@verstak/contracts/legal'
import { STAFF_DOCUMENT_PATH } from '@verstak/contracts/orderStaff'
import {
  NEWSLETTER_CONFIRM_PATH,
  NEWSLETTER_FORM_PATH,
  NEWSLETTER_LEAVE_PATH,
  NEWSLETTER_ONE_CLICK_PATH,
} from '@verstak/contracts/newsletter'
import { CANCEL_ORDER_FORM_PATH } from '@verstak/contracts/order'
import { RETURN_FORM_PATH, RETURN_PHOTO_PATH } from '@verstak/contracts/orderReturn'
import { STAFF_CALLS } from '@verstak/contracts/staffPolicy'
import { FIND_PAYMENT_FORM, PAYMENT_FORM } from '@verstak/contracts/payment'
import { EMAIL_CONFIRM_PATH } from '@verstak/contracts/profile'
import { REVIEW_VOTE_FORM_PATH } from '@verstak/contracts/review'
import { REVIEW_CONFIRM_FORM_PATH } from '@verstak/contracts/reviewForm'
import { CONTRACTOR_FORM_PATH } from '@verstak/contracts/session'
import { SIGN_IN_FORM } from '@verstak/contracts/signInFlow'
import { DISCUSSION_FORM_PATH, REVIEW_FORM_PATH } from '@verstak/contracts/textForm'
import { UPLOAD_PART_PATH } from '@verstak/contracts/upload'
import { REPEAT_ORDER_FORM_PATH } from '@verstak/contracts/userOrders'
import { getApiContract, getLiveReleases, listActivations } from '@verstak/contracts/registry'
import { addSession } from '@verstak/tools-database/userSessions'
import { ONE_C_PATH } from '../one-c/oneCPath.ts'
import { createTeam } from '../testing/createTeam.ts'
import { bearer } from '../testing/testRelease.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi({ callsPerMinute: { refusedTokensPerIp: 1_000 } })

const newTeam = () => createTeam(api, api.databaseUrl)
const [A, B, C, D] = ['1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb', '1.0.0-cccccccc', '1.0.0-dddddddd'] as const

describe('activating', () => {
  test('a release follows the one before, with its routes', async () => {
    const { remote, publish, activate, live } = await newTeam()
    await publish(A, { routes: ['/a/'] })
    await publish(B, { routes: ['/b/'] })
    expect(await activate(A)).toMatchObject({ remote, version: A, kind: 'activate', percent: 100, reason: null })
    expect(await live()).toEqual({ stable: A, previous: null, canary: null })
    await activate(B)
    expect(await live()).toEqual({ stable: B, previous: A, canary: null })
    const { remotes } = await api.newVisitor().call(getLiveReleases, { query: {} })
    expect(remotes.find(({ name }) => name === remote)).toMatchObject({
      stable: { routes: ['/b/'] },
      previous: { routes: ['/a/'] },
    })
  })

  test('the history says who, when and from which commit, newest first', async () => {
    const { remote, publish, activate } = await newTeam()
    await publish(A, { commit: 'abc123' })
    await publish(B, { commit: null })
    await activate(A)
    await activate(B)
    const { activations } = await api.newVisitor().call(listActivations, { query: { remote } }, bearer(remote))
    expect(activations).toMatchObject([
      { version: B, actor: `team ${remote}`, commit: null, at: api.clock.now.toISOString() },
      { version: A, actor: `team ${remote}`, commit: 'abc123', at: api.clock.now.toISOString() },
    ])
    expect(activations[0]!.revision).toBeGreaterThan(activations[1]!.revision)
    const one = await api.newVisitor().call(listActivations, { query: { limit: '1' } })
    expect(one.activations).toHaveLength(1)
  })

  test('by whom and from which commit is told to staff and to teams, of whichever remote, and to nobody else', async () => {
    const { remote, publish, activate } = await newTeam()
    const { remote: other } = await newTeam()
    await publish(A, { commit: 'abc123' })
    await activate(A)
    const query = { remote }
    const originFor = async (cookies: string, headers = {}) => {
      const visitor = api.newVisitor()
      if (cookies)
        for (const cookie of cookies.split('; ')) visitor.cookies.set(...(cookie.split('=') as [string, string]))
      const { activations } = await visitor.call(listActivations, { query }, headers)
      return activations.map(({ version, actor, commit }) => [version, actor, commit])
    }
    const told = [[A, `team ${remote}`, 'abc123']]
    const staff = await addSession(api.databaseUrl, { user: 'staff', level: 0 })
    expect(await originFor('', bearer(other))).toEqual(told)
    expect(await originFor(staff)).toEqual(told)
    const withheld = [[A, '', null]]
    expect(await originFor('')).toEqual(withheld)
    expect(await originFor(staff.split('; ')[0]!)).toEqual(withheld)
    expect(await originFor(await addSession(api.databaseUrl, { user: 'business', level: 2 }))).toEqual(withheld)
    const stranger = { authorization: `Bearer ${'x'.repeat(43)}` }
    expect(await api.newVisitor().fail(listActivations, { query }, stranger)).toMatchObject({
      status: 401,
      body: { code: 'release-token-refused' },
    })
  })

  test('what is live already stays so, without a new activation', async () => {
    const { publish, activate, history } = await newTeam()
    await publish(A)
    await publish(B)
    const first = await activate(A)
    expect(await activate(A)).toEqual(first)
    const canary = await activate(B, 5)
    expect(await activate(B, 5)).toEqual(canary)
    expect(await history()).toEqual([`canary ${B} 5`, `activate ${A} 100`])
  })

  test('a canary runs beside the stable release, grows, and becomes stable', async () => {
    const { publish, activate, live } = await newTeam()
    await publish(A)
    await publish(B)
    await activate(A)
    for (const percent of [1, 5, 25] as const) {
      expect(await activate(B, percent)).toMatchObject({ kind: 'canary', percent })
      expect(await live()).toEqual({ stable: A, previous: null, canary: [B, percent] })
    }
    await activate(B)
    expect(await live()).toEqual({ stable: B, previous: A, canary: null })
  })

  test('activating the stable release again ends a canary and keeps the release before', async () => {
    const { publish, activate, live } = await newTeam()
    for (const version of [A, B, C]) await publish(version)
    await activate(A)
    await activate(B)
    await activate(C, 5)
    await activate(B)
    expect(await live()).toEqual({ stable: B, previous: A, canary: null })
  })

  test('what was never published cannot go live, nor a canary without a stable release, nor beside itself', async () => {
    const { publish, activate, failToActivate } = await newTeam()
    expect((await failToActivate(A)).body.code).toBe('release-not-found')
    await publish(A)
    expect((await failToActivate(A, 5)).body.code).toBe('release-not-found')
    await activate(A)
    expect((await failToActivate(A, 5)).body).toMatchObject({
      code: 'invalid-input',
      errors: [{ reason: 'already-stable' }],
    })
  })

  test('activations at the same time follow each other: one history, one result', async () => {
    const teams = await Promise.all([newTeam(), newTeam()])
    const versions = [A, B, C, D]
    await Promise.all(teams.flatMap(({ publish }) => versions.map((version) => publish(version))))
    const rounds = Array.from({ length: 5 }, () => versions).flat()
    const made = await Promise.all(teams.flatMap(({ activate }) => rounds.map((version) => activate(version))))
    expect(new Set(made.map(({ revision }) => revision)).size).toBeGreaterThan(7)
    for (const { history, live } of teams) {
      const line = (await history()).map((entry) => entry.split(' ')[1])
      expect(line.every((version, index) => version !== line[index + 1])).toBe(true)
      expect(await live()).toMatchObject({ stable: line[0], previous: line[1] })
    }
    const { activations } = await api.newVisitor().call(listActivations, { query: { limit: '200' } })
    const revisions = activations.map(({ revision }) => revision)
    expect(revisions).toEqual(Array.from({ length: revisions.length }, (_, index) => revisions[0]! - index))
  })
})

describe('rolling back', () => {
  test('goes back one release, then further, then nowhere', async () => {
    const { publish, activate, rollback, failToRollback, live } = await newTeam()
    for (const version of [A, B, C]) {
      await publish(version, { commit: `commit of ${version}` })
      await activate(version)
    }
    expect(await rollback()).toMatchObject({ kind: 'rollback', version: B, percent: 100, commit: `commit of ${B}` })
    expect(await live()).toEqual({ stable: B, previous: A, canary: null })
    await rollback()
    expect(await live()).toEqual({ stable: A, previous: null, canary: null })
    const { status, body } = await failToRollback()
    expect([status, body.code]).toEqual([409, 'nothing-to-roll-back'])
  })

  test('never goes to a release that was rolled back itself', async () => {
    const { publish, activate, rollback, live } = await newTeam()
    for (const version of [A, B, C, D]) await publish(version)
    for (const version of [A, B, C]) await activate(version)
    await rollback()
    await activate(D)
    expect(await live()).toEqual({ stable: D, previous: B, canary: null })
    await rollback()
    expect(await live()).toEqual({ stable: B, previous: A, canary: null })
  })

  test('ends a running canary first', async () => {
    const { publish, activate, rollback, live } = await newTeam()
    for (const version of [A, B, C]) await publish(version)
    await activate(A)
    await activate(B)
    await activate(C, 25)
    expect(await rollback()).toMatchObject({ kind: 'rollback', version: C, percent: 0 })
    expect(await live()).toEqual({ stable: B, previous: A, canary: null })
    await rollback()
    expect(await live()).toEqual({ stable: A, previous: null, canary: null })
  })

  test('goes to a named release that was stable once, and no other', async () => {
    const { publish, activate, rollback, failToRollback, live } = await newTeam()
    for (const version of [A, B, C, D]) await publish(version)
    for (const version of [A, B, C]) await activate(version)
    await activate(D, 5)
    await rollback(A)
    expect(await live()).toEqual({ stable: A, previous: null, canary: null })
    await rollback(C)
    expect(await live()).toEqual({ stable: C, previous: A, canary: null })
    expect((await failToRollback(D)).body.code).toBe('release-not-found')
    expect((await rollback(C)).version).toBe(C)
  })

  test('without anything live there is nothing to roll back', async () => {
    const { failToRollback } = await newTeam()
    expect((await failToRollback()).body.code).toBe('nothing-to-roll-back')
  })
})

const FORMS = [
  CANCEL_ORDER_FORM_PATH,
  CART_FORM_PATH,
  CART_LINES_PATH,
  CART_LIST_PATH,
  CONTRACTOR_FORM_PATH,
  DISCUSSION_FORM_PATH,
  DISCUSSION_UNSUBSCRIBE_FORM_PATH,
  EMAIL_CONFIRM_PATH,
  FAVORITES_FORM_PATH,
  FIND_PAYMENT_FORM,
  NEWSLETTER_CONFIRM_PATH,
  NEWSLETTER_FORM_PATH,
  NEWSLETTER_LEAVE_PATH,
  NEWSLETTER_ONE_CLICK_PATH,
  OIDC_START,
  ORDER_FORM_PATH,
  PAYMENT_FORM,
  PROMO_FORM_PATH,
  REPEAT_ORDER_FORM_PATH,
  RETURN_FORM_PATH,
  REVIEW_CONFIRM_FORM_PATH,
  REVIEW_FORM_PATH,
  REVIEW_VOTE_FORM_PATH,
  SIGN_IN_FORM,
  // Bytes of a file, not JSON.
  UPLOAD_PART_PATH,
].map((path) => `POST ${path}`)
/** Files, which a link opens. */
const FILES = [
  `GET ${ONE_C_PATH}`,
  `POST ${ONE_C_PATH}`,
  'GET /api/v1/documents/file',
  'GET /api/v1/favorites/lists/csv',
  `GET ${PUBLICATION_RULES_PATH}`,
  'GET /api/v1/order/invoice',
  `GET ${RETURN_PHOTO_PATH}`,
  `GET ${STAFF_DOCUMENT_PATH}`,
  'GET /api/feeds/{name}',
  ...Object.keys(STAFF_CALLS).filter((call) => /\.(?:csv|xlsx|yml|part)$/.test(call)),
  'GET /api/v1/user/personal-data/file',
]
const REDIRECTS = [NEWSLETTER_ONE_CLICK_PATH, OIDC_START, OIDC_CALLBACK, VK_RETURN].map((path) => `GET ${path}`)

test('the contract of the API describes every call that it answers, these too', async () => {
  const { endpoints } = await api.newVisitor().call(getApiContract, {})
  const document = (await (await fetch(`${api.url}/api/docs/json`)).json()) as { paths: Record<string, object> }
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  // Forms and links of pages lead there, no code calls them.
  const plain = new Set([...FORMS, ...FILES, ...REDIRECTS])
  const called = documented.filter((name) => / \/(api|auth)\//.test(name) && !plain.has(name))
  expect(Object.keys(endpoints)).toEqual(called.sort())
  expect(endpoints['GET /api/v1/listing']).toMatchObject({
    keyVersion: 1,
    query: { type: 'object', properties: { page: { type: 'integer' } } },
    body: null,
    response: { type: 'object' },
  })
  expect(endpoints['POST /api/registry/activate']).toMatchObject({
    body: { properties: { percent: { enum: [1, 5, 25, 100] } } },
  })
})

test.each(['after=x', 'after=1.5', 'waitMs=-1', 'waitMs=25001', 'waitMs=1e9'])('%s is refused', async (query) => {
  expect((await fetch(`${api.url}${getLiveReleases.path}?${query}`)).status).toBe(400)
})
test.each(['limit=0', 'limit=201', 'limit=x', 'remote=..'])('a history with %s is refused', async (query) => {
  expect((await fetch(`${api.url}${listActivations.path}?${query}`)).status).toBe(400)
})
