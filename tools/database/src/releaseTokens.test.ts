import { createHash } from 'node:crypto'
import { Client } from 'pg'
import { addReleaseToken, revokeReleaseToken } from './releaseTokens.ts'
import { startTestCluster, type TestCluster, type TestDatabase } from './testCluster.ts'

let cluster: TestCluster
let database: TestDatabase

beforeAll(async () => {
  cluster = await startTestCluster()
})
afterAll(() => cluster?.stop(), 60_000)
beforeEach(async () => {
  database = await cluster.createDatabase()
})

const tokenOf = (letter: string) => letter.repeat(43)
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const ci = { remote: 'cart', name: 'ci' }

/** Hashes of the valid tokens, by remote and name. */
async function readLiving(): Promise<string[][]> {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    const { rows } = await client.query<{ remote: string; name: string; hash: string }>(
      `select remote, name, encode(token_hash, 'hex') as hash from release_token where revoked_at is null order by 1, 2`,
    )
    return rows.map(({ remote, name, hash }) => [remote, name, hash])
  } finally {
    await client.end()
  }
}

test('a token is kept as its hash only', async () => {
  await addReleaseToken(database.url, { ...ci, token: tokenOf('a') })
  expect(await readLiving()).toEqual([['cart', 'ci', hashOf(tokenOf('a'))]])
})

test('a new token of the same name takes the place of the old one, and nobody else’s', async () => {
  await addReleaseToken(database.url, { ...ci, token: tokenOf('a') })
  await addReleaseToken(database.url, { ...ci, name: 'team', token: tokenOf('b') })
  await addReleaseToken(database.url, { ...ci, remote: 'auth', token: tokenOf('c') })
  await addReleaseToken(database.url, { ...ci, token: tokenOf('d') })
  expect(await readLiving()).toEqual([
    ['auth', 'ci', hashOf(tokenOf('c'))],
    ['cart', 'ci', hashOf(tokenOf('d'))],
    ['cart', 'team', hashOf(tokenOf('b'))],
  ])
})

test('the same token again changes nothing', async () => {
  for (let time = 0; time < 2; time++) await addReleaseToken(database.url, { ...ci, token: tokenOf('a') })
  expect(await readLiving()).toHaveLength(1)
})

test('rotations at the same time leave one token', async () => {
  const letters = ['a', 'b', 'c', 'd', 'e']
  await Promise.all(letters.map((letter) => addReleaseToken(database.url, { ...ci, token: tokenOf(letter) })))
  expect(await readLiving()).toHaveLength(1)
})

test('a revoked token is out, and never comes in again', async () => {
  await addReleaseToken(database.url, { ...ci, token: tokenOf('a') })
  expect(await revokeReleaseToken(database.url, ci)).toBe(true)
  expect(await revokeReleaseToken(database.url, ci)).toBe(false)
  expect(await readLiving()).toEqual([])
  await expect(addReleaseToken(database.url, { ...ci, token: tokenOf('a') })).rejects.toThrow('used before')
})

test('a token of one remote cannot be given to another', async () => {
  await addReleaseToken(database.url, { ...ci, token: tokenOf('a') })
  await expect(addReleaseToken(database.url, { ...ci, remote: 'auth', token: tokenOf('a') })).rejects.toThrow('used')
  expect(await readLiving()).toHaveLength(1)
})

test.each(['', 'short', 'x'.repeat(31), `${tokenOf('a')} `, 'ы'.repeat(43)])('%j is no token', async (token) => {
  await expect(addReleaseToken(database.url, { ...ci, token })).rejects.toThrow('32 to 512')
})
