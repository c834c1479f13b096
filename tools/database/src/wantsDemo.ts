import { Client } from 'pg'

/**
 * Whether the demo catalogue has something to fill a migrated database with: all of it where no product is, the reviews
 * where it was loaded before there were any. `tools/catalogue` looks again at what exactly.
 */
export async function wantsDemo(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      `select where not exists (select from product)
         or exists (select from setting where key = 'catalogue' and value -> 'hasReviews' is null)`,
    )
    return rowCount === 1
  } finally {
    await client.end()
  }
}
