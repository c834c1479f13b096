import { Client } from 'pg'
import { createPasswords } from '../sign-in/passwords/createPasswords.ts'
import { newSecret } from '../secret.ts'

const LETTERS = 20

/** Makes an account for 1C, or gives it a new password. Sessions with the old one end. @returns the password, which nobody can read again */
export async function saveOneCAccount(databaseUrl: string, login: string, source: string): Promise<string> {
  const password = newSecret().slice(0, LETTERS)
  const hash = await createPasswords().hash(password)
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('insert into exchange_source (name) values ($1) on conflict do nothing', [source])
    await client.query(
      `insert into one_c_account (login, password_hash, source) values ($1, $2, $3)
       on conflict (login) do update set password_hash = excluded.password_hash, source = excluded.source`,
      [login, hash, source],
    )
    await client.query('delete from one_c_session where login = $1', [login])
    return password
  } finally {
    await client.end()
  }
}
