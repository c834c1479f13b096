import { createHash } from 'node:crypto'
import { Client } from 'pg'

/** A team's right to publish, activate and roll back one remote. */
export interface ReleaseToken {
  remote: string
  /** Its holder, such as `cart team` or `ci`; shown in the history of activations. */
  name: string
  /** At least 32 random characters, such as 32 random bytes as base64url. The database stores only its SHA-256. */
  token: string
}

const TOKEN = /^[\w.~-]{32,512}$/

/**
 * Adds a token. A token with the same name for the same remote is revoked at the same moment (rotation). Adding the
 * same token again changes nothing.
 * @throws Error when the token is malformed, revoked, or has another owner
 */
export async function addReleaseToken(databaseUrl: string, { remote, name, token }: ReleaseToken): Promise<void> {
  if (!TOKEN.test(token)) throw new Error('A release token has 32 to 512 letters, digits, dots, tildes or hyphens.')
  const hash = createHash('sha256').update(token).digest()
  await withTransaction(databaseUrl, async (client) => {
    // Serializes concurrent rotations.
    await client.query('lock table release_token in share row exclusive mode')
    const { rows } = await client.query<{ is_same: boolean }>(
      'select remote = $2 and name = $3 and revoked_at is null as is_same from release_token where token_hash = $1',
      [hash, remote, name],
    )
    if (rows[0]?.is_same) return
    if (rows[0])
      throw new Error('This token was used before: it was revoked or belongs to somebody else. Make another.')
    await revoke(client, remote, name)
    await client.query('insert into release_token (token_hash, remote, name) values ($1, $2, $3)', [hash, remote, name])
  })
}

/** Revokes a token at once. @returns false when there was none with this name */
export async function revokeReleaseToken(
  databaseUrl: string,
  { remote, name }: Omit<ReleaseToken, 'token'>,
): Promise<boolean> {
  return withTransaction(databaseUrl, (client) => revoke(client, remote, name))
}

async function revoke(client: Client, remote: string, name: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'update release_token set revoked_at = now() where remote = $1 and name = $2 and revoked_at is null',
    [remote, name],
  )
  return Number(rowCount) > 0
}

async function withTransaction<Result>(url: string, act: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    const result = await act(client)
    await client.query('commit')
    return result
  } finally {
    // Without a commit the server rolls back.
    await client.end()
  }
}
