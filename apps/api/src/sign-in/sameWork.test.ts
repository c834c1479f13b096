import argon2 from '@node-rs/argon2'
import { preAuth, recoverPassword, signInByEmail } from '@verstak/contracts/signIn'
import { sql } from 'kysely'
import pg from 'pg'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'
import { addUser, forgetLimits, messageCount, newEmail, newPhone, putFlag } from '../testing/signInTesting.ts'

/** «Exists» and «exists not» do the same work, so that time tells nothing: counted, because time in tests proves nothing. */

const api = useTestApi()

const queries = jest.spyOn(pg.Client.prototype, 'query')
const hashes = jest.spyOn(argon2, 'hash')
const checks = jest.spyOn(argon2, 'verify')

beforeEach(async () => {
  await forgetLimits(api)
  await putFlag(api, 'one-time-code', { off: 100 })
})
afterAll(() => jest.restoreAllMocks())

const jobCount = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from graphile_worker.jobs`.execute(api.db)).rows[0]!.count

/** What the API does for one call of a new browser, and what it answers. */
async function workOf(call: (visitor: Visitor) => Promise<unknown>) {
  const visitor = api.newVisitor()
  const before = { messages: await messageCount(api), jobs: await jobCount() }
  for (const spy of [queries, hashes, checks]) spy.mockClear()
  const answer = await call(visitor)
  const done = {
    queries: queries.mock.calls.length,
    hashes: hashes.mock.calls.length,
    checks: checks.mock.calls.length,
    memory: checks.mock.calls.map(([hash]) => /m=\d+,t=\d+,p=\d+/.exec(String(hash))?.[0]),
  }
  const messages = (await messageCount(api)) - before.messages
  return { ...done, messages, jobs: (await jobCount()) - before.jobs, answer }
}

const signInWrong = (email: string) => (visitor: Visitor) =>
  visitor.call(signInByEmail, { body: { email, password: 'Wrong-2026', isMobile: false } })

test('a wrong password: of a user, of nobody, of a user without a password', async () => {
  const password_hash = await argon2.hash('x')
  await workOf(signInWrong(newEmail()))
  const known = await workOf(signInWrong((await addUser(api, { password_hash })).email))
  expect(known).toMatchObject({ checks: 1, hashes: 0, messages: 0 })
  expect(await workOf(signInWrong(newEmail()))).toEqual(known)
  expect(await workOf(signInWrong((await addUser(api, { password_hash: null })).email))).toEqual(known)
})

test('a password to recover', async () => {
  const ask = (email: string) => (visitor: Visitor) => visitor.call(recoverPassword, { body: { email } })
  await workOf(ask(newEmail()))
  const known = await workOf(ask((await addUser(api)).email))
  expect(known).toMatchObject({ messages: 1, jobs: 1 })
  expect(await workOf(ask(newEmail()))).toEqual(known)
  expect(await workOf(ask((await addUser(api, { email_confirmed_at: null })).email))).toEqual(known)
})

test('a code to a phone', async () => {
  const ask = (data: string) => (visitor: Visitor) => visitor.call(preAuth, { body: { data, type: 'phone' } })
  await workOf(ask(newPhone()))
  const { answer: _, ...known } = await workOf(ask((await addUser(api)).phone))
  expect(known).toMatchObject({ messages: 1, jobs: 1 })
  expect(await workOf(ask(newPhone()))).toMatchObject(known)
})

test('a code to an e-mail, in the experiment', async () => {
  await putFlag(api, 'one-time-code', { 'with-save': 100 })
  const ask = (data: string) => (visitor: Visitor) => visitor.call(preAuth, { body: { data, type: 'email' } })
  await workOf(ask(newEmail()))
  const known = await workOf(ask((await addUser(api)).email))
  expect(known).toMatchObject({ messages: 1, jobs: 1 })
  expect(await workOf(ask(newEmail()))).toEqual(known)
  expect(await workOf(ask((await addUser(api, { email_confirmed_at: null })).email))).toEqual(known)
})
