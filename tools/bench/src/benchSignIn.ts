import { createHash, randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { SERVER_COOKIES } from '@verstak/contracts/cookie'
import { signInByEmail } from '@verstak/contracts/signIn'
import { openShopDatabase } from '@verstak/tools-database/openShopDatabase'
import autocannon from 'autocannon'
import { Client } from 'pg'
import { apiOf, CONNECTIONS, optionsOf, rowOf, warmUp, withApi, type Load } from './apiLoad.ts'
import { findListings, zipfRequests } from './listingPaths.ts'

const PER_SECOND = 20
const SECONDS = 15
/** Listings per second of a busy shop; undefined = as many as 8 connections get. */
const LOADS = [100, undefined] as const
const USERS = 100
const PASSWORD = 'Bench-2026'
const DOMAIN = 'bench.invalid'
/** The parameters of the shop's own hashes. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A user who signs in, and the secret of a browser that his account knows, so that no mail is written. */
interface BenchUser {
  email: string
  secret: string
}

/** What sign-ins did beside a load. */
interface SignIns {
  times: number[]
  failed: number
}

/**
 * The listing call alone and beside 20 sign-ins a second by password, each of which hashes with argon2id: the ratio of its
 * p95 says what they cost the other visitors. The users are deleted in the end.
 */
export async function benchSignIn(origin: string, dataFolder: string | null): Promise<void> {
  const listings = await findListings(apiOf(origin), 'short')
  const paths = zipfRequests(listings)
  if (dataFolder) process.env['VERSTAK_DATA'] = dataFolder
  const database = await openShopDatabase({ mustExist: true })
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    const users = await addUsers(client)
    const table: Record<string, object> = {}
    await withApi('memory', dataFolder, async (api) => {
      await warmUp(api, listings)
      for (const rate of LOADS) {
        const name = `listing call, ${rate === undefined ? 'all that 8 connections get' : `${rate}/s`}`
        const alone = await listingLoad(api, paths, rate)
        const { beside, signIns } = await besideSignIns(api, users, () => listingLoad(api, paths, rate))
        const [first, second] = [rowOf(alone, alone), rowOf(beside, alone)]
        table[`${name}, alone (baseline)`] = first
        table[`${name}, beside sign-ins`] = {
          ...second,
          'ratio of p95': (second['p95 ms'] / first['p95 ms']).toFixed(2),
        }
        table[`the sign-ins beside ${rate ?? 'all'}`] = signInRow(signIns)
      }
    })
    console.log(`\nSign-in: ${PER_SECOND} a second by e-mail and password beside the listing call`)
    console.table(table)
  } finally {
    await client.query(`delete from shop_user where email like '%@${DOMAIN}'`)
    await client.end()
    await database.close()
  }
}

async function addUsers(client: Client): Promise<BenchUser[]> {
  const passwordHash = await hash(PASSWORD, ARGON2)
  const users: BenchUser[] = []
  for (let i = 0; i < USERS; i++) {
    const user = { email: `user${i}@${DOMAIN}`, secret: randomBytes(32).toString('base64url') }
    const { rows } = await client.query<{ id: number }>(
      `insert into shop_user (email, password_hash, email_confirmed_at) values ($1, $2, now())
       on conflict (lower(email)) do update set password_hash = $2 returning id`,
      [user.email, passwordHash],
    )
    await client.query(`insert into known_device values ($1, $2, now(), now())`, [
      rows[0]!.id,
      createHash('sha256').update(user.secret).digest(),
    ])
    users.push(user)
  }
  return users
}

function listingLoad(api: string, paths: readonly string[], overallRate: number | undefined): Promise<Load> {
  const times: number[] = []
  const options = optionsOf(api, paths, { connections: CONNECTIONS, seconds: SECONDS })
  return new Promise((resolve, reject) => {
    const run = autocannon({ ...options, overallRate }, (error, { requests, non2xx, errors }) =>
      error
        ? reject(error)
        : resolve({ perSecond: requests.average, times: times.sort((a, b) => a - b), failed: non2xx + errors }),
    )
    run.on('response', (_client, _status, _bytes, time) => times.push(time))
  })
}

/** Signs in at an even pace while something else is measured. */
async function besideSignIns(api: string, users: readonly BenchUser[], measure: () => Promise<Load>) {
  const signIns: SignIns = { times: [], failed: 0 }
  const running = new Set<Promise<void>>()
  let turn = 0
  const timer = setInterval(() => {
    const one = signIn(api, users[turn % users.length]!, turn++, signIns).finally(() => running.delete(one))
    running.add(one)
  }, 1000 / PER_SECOND)
  try {
    return { beside: await measure(), signIns }
  } finally {
    clearInterval(timer)
    await Promise.all(running)
  }
}

/** Each comes from another address, as shoppers do: the limits count by address. */
async function signIn(api: string, { email, secret }: BenchUser, turn: number, done: SignIns): Promise<void> {
  const startedAt = performance.now()
  const answer = await fetch(api + signInByEmail.path, {
    method: signInByEmail.method,
    headers: {
      'content-type': 'application/json',
      origin: api,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': `198.51.${100 + (turn % 100)}.${turn % 250}`,
      cookie: `${SERVER_COOKIES.knownDevice.name}=${secret}`,
    },
    body: JSON.stringify({ email, password: PASSWORD, isMobile: false }),
  })
  const { status } = (await answer.json()) as { status?: string }
  if (status === 'success') done.times.push(performance.now() - startedAt)
  else done.failed++
}

function signInRow({ times, failed }: SignIns) {
  return rowOf(
    { perSecond: times.length / SECONDS, times: times.sort((a, b) => a - b), failed },
    {
      perSecond: PER_SECOND,
      times,
      failed,
    },
  )
}
