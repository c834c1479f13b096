import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCredentials, findCredentials, getCredentials } from './credentials.ts'
import { releasePlaces } from './releasePlaces.ts'
import { isTrusted, signRelease } from './signRelease.ts'
import { addTeamKey, readTeamKeys } from './teamKeys.ts'
import { makeRelease } from './testing/sampleRelease.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verstak-keys-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const places = () => releasePlaces(folder, {})
const register = async () => undefined

test('new credentials sign what shells trust; those before stay trusted, the fourth back does not', async () => {
  const release = makeRelease(join(folder, 'build'))
  const made = []
  for (let turn = 0; turn < 4; turn += 1) made.push(await createCredentials(places(), 'cart', register))
  const keys = (await readTeamKeys(places().teamKeys))['cart']!
  expect(made.map(({ privateKey }) => isTrusted(signRelease(release, privateKey), keys))).toEqual([
    false,
    true,
    true,
    true,
  ])
  expect(await findCredentials(places(), 'cart')).toEqual(made[3])
  expect(statSync(join(places().teams, 'cart.json')).mode & 0o777).toBe(0o600)
  expect(statSync(places().teams).mode & 0o777).toBe(0o700)
})

test("another team's key does not pass", async () => {
  const cart = await createCredentials(places(), 'cart', register)
  await createCredentials(places(), 'auth', register)
  const signed = signRelease(makeRelease(join(folder, 'build')), cart.privateKey)
  const keys = await readTeamKeys(places().teamKeys)
  expect(isTrusted(signed, keys['auth']!)).toBe(false)
  expect(isTrusted({ ...signed, routes: ['/'] }, keys['cart']!)).toBe(false)
})

test('when the registry does not take the token, nothing changes', async () => {
  const before = await createCredentials(places(), 'cart', register)
  const refusal = createCredentials(places(), 'cart', () => Promise.reject(new Error('no database')))
  await expect(refusal).rejects.toThrow('no database')
  expect(await findCredentials(places(), 'cart')).toEqual(before)
  expect((await readTeamKeys(places().teamKeys))['cart']).toHaveLength(1)
})

test('keys of several teams that are added at the same time are all kept', async () => {
  const names = ['a', 'b', 'c', 'd']
  await Promise.all(names.map((name) => addTeamKey(places().teamKeys, name, `key of ${name}`)))
  expect(Object.keys(await readTeamKeys(places().teamKeys)).sort()).toEqual(names)
})

test('CI brings its credentials in the environment; without any the way out is told', async () => {
  const env = { VERSTAK_RELEASE_TOKEN: 't', VERSTAK_RELEASE_KEY: 'a\\nb' }
  expect(await getCredentials(places(), 'cart', env)).toEqual({ token: 't', privateKey: 'a\nb' })
  await expect(getCredentials(places(), 'cart', {})).rejects.toThrow(/npm run release:team -- cart/)
})

test('a file that holds no keys is named', async () => {
  writeFileSync(places().teamKeys, '{"cart": "PEM"}')
  await expect(readTeamKeys(places().teamKeys)).rejects.toThrow(/team-keys\.json must hold public keys/)
})
