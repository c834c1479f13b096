import { Client } from 'pg'

/** Whether a migrated database has a product, without counting them. */
export async function hasProducts(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from product limit 1')
    return rowCount === 1
  } finally {
    await client.end()
  }
}
