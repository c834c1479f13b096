import { Client } from 'pg'

/** What columns of a source are: as it was told before, and is told now, which is remembered. */
export async function rememberColumns(
  databaseUrl: string,
  source: string,
  told: Readonly<Record<string, string>>,
  isDryRun: boolean,
): Promise<Record<string, string>> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ columns: Record<string, string> | null }>(
      'select columns from exchange_source where name = $1',
      [source],
    )
    const columns = { ...rows[0]?.columns, ...told }
    if (!isDryRun && Object.keys(told).length > 0)
      await client.query(
        'insert into exchange_source (name, columns) values ($1, $2) on conflict (name) do update set columns = excluded.columns',
        [source, JSON.stringify(columns)],
      )
    return columns
  } finally {
    await client.end()
  }
}
