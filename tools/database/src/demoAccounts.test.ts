import { verify } from '@node-rs/argon2'
import { Client } from 'pg'
import { putDemoAccounts } from './demoAccounts.ts'
import { migrate } from './migrate.ts'
import { DEMO_PASSWORD } from './sessionUsers.data.ts'
import { startTestCluster, type TestCluster } from './testCluster.ts'
import { addSession } from './userSessions.ts'

let cluster: TestCluster
beforeAll(async () => {
  cluster = await startTestCluster()
})
afterAll(() => cluster?.stop(), 60_000)

/** A migrated shop with a product of each source. */
async function shopWith(...sources: string[]) {
  const { url } = await cluster.createDatabase()
  await migrate(url)
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`insert into category (id, name, slug, lft, rgt, depth, group_id, picture)
    values (1, 'Пилы', 'pily', 1, 2, 1, 1, 'saw/bosch')`)
  for (const [i, source] of sources.entries()) {
    await client.query(
      `insert into product (id, guid, category_id, category_lft, sku, article, name, slug, description, picture,
         picture_views, weight, length, width, height, source)
       values ($1, gen_random_uuid(), 1, 1, $2, 'a', 'Пила', 'pila', '', 'saw/bosch', '{main}', 1, 1, 1, 1, $3)`,
      [i + 1, `s${i}`, source],
    )
  }
  const query = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await client.query<Row>(text, values)).rows
  return { url, query, close: () => client.end() }
}

test('a demo shop has an account of each kind, opened by the known password', async () => {
  const { url, query, close } = await shopWith('demo')
  const accounts = await putDemoAccounts(url)
  expect(accounts.map(({ kind }) => kind).toSorted()).toEqual([
    'business',
    'private',
    'purchaser',
    'staff',
    'wholesale',
  ])
  const users = await query<{ email: string; hash: string; staff: boolean; companies: number; roles: string[] }>(
    `select email, password_hash as hash, is_staff as staff, count(organization_id)::int as companies,
       array_remove(array_agg(role order by role), null) as roles
     from shop_user left join organization_member on user_id = id group by id`,
  )
  for (const { email, kind, password } of accounts) {
    const { hash, staff, companies, roles } = users.find((user) => user.email === email)!
    expect(hash).toMatch(/^\$argon2id\$/)
    expect(await verify(hash, password)).toBe(true)
    expect(staff).toBe(kind === 'staff')
    if (kind === 'business') expect(companies).toBeGreaterThanOrEqual(2)
    if (kind === 'purchaser') expect(roles).toEqual(['purchaser'])
  }
  // The purchaser buys for the company of the other user.
  const companies = await query<{ inn: string }>('select inn from organization')
  expect(new Set(companies.map(({ inn }) => inn)).size).toBe(companies.length)
  await close()
})

test('each start finds them again; a changed password stays, and is not told', async () => {
  const { url, query, close } = await shopWith('demo')
  const first = await putDemoAccounts(url)
  const hashes = () => query('select email, password_hash from shop_user order by email')
  const before = await hashes()
  await query(`update organization_member set is_active = not is_active where is_active`)
  expect(await putDemoAccounts(url)).toEqual(first)
  expect(await hashes()).toEqual(before)
  // The choice of an organization stays, too.
  expect(await query('select from organization_member where is_active')).toEqual([])
  await query(`update shop_user set password_hash = $1 where email = $2`, [
    before.length && '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$Zm9yZWlnbmZvcmVpZ25mb3JlaWduZm9yZWlnbg',
    first[0]!.email,
  ])
  expect(await putDemoAccounts(url)).toEqual(first.slice(1))
  await close()
})

test('the users of `npm run session` are the same', async () => {
  const { url, query, close } = await shopWith('demo')
  await addSession(url, { user: 'business', level: 2 })
  await putDemoAccounts(url)
  await addSession(url, { user: 'business', level: 2 })
  expect(await query('select email from shop_user')).toHaveLength(5)
  expect(await query('select from shop_user where password_hash is null')).toEqual([])
  await close()
})

test.each([['an empty shop'], ['a shop', 'shop'], ['a shop with demo goods besides', 'demo', 'shop']])(
  '%s gets no accounts',
  async (_, ...sources) => {
    const { url, query, close } = await shopWith(...sources)
    expect(await putDemoAccounts(url)).toEqual([])
    expect(await query('select from shop_user')).toEqual([])
    await close()
  },
)

test('in production there are none', async () => {
  process.env['VERSTAK_ENV'] = 'production'
  try {
    await expect(putDemoAccounts('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow('demo shops only')
  } finally {
    delete process.env['VERSTAK_ENV']
  }
})

test('the password fits the rules: letters of both cases, digits, at least eight', () => {
  expect(DEMO_PASSWORD).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}$/)
})
