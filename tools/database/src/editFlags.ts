import { FLAGS } from '@verstak/contracts/flag'
import type { FlagRule } from '@verstak/flags/flagRow'
import { Client } from 'pg'
import type { FlagOrder } from './flagOrder.ts'

interface StoredFlag {
  key: string
  is_on: boolean
  rules: FlagRule[]
}

/** Executes an order and returns the new state, one line per flag. @throws Error when there is nothing to pause */
export async function editFlags(databaseUrl: string, order: FlagOrder): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await obey(client, order)
    const { rows } = await client.query<StoredFlag>('select key, is_on, rules from feature_flag')
    const asked = order.kind === 'list' ? FLAGS : FLAGS.filter(({ key }) => key === order.key)
    return asked.map((flag) => {
      const stored = rows.find(({ key }) => key === flag.key)
      return `${flag.key.padEnd(28)} ${stored ? describe(stored) : `default: ${nameOf(flag.default)}`}`
    })
  } finally {
    await client.end()
  }
}

async function obey(client: Client, order: FlagOrder): Promise<void> {
  if (order.kind === 'list') return
  const { key } = order
  if (order.kind === 'forget') {
    await client.query('delete from feature_flag where key = $1', [key])
  } else if (order.kind === 'rule') {
    // A new rule goes before the old ones, so that it takes precedence.
    await client.query(
      `insert into feature_flag as old (key, rules) values ($1, $2::jsonb)
       on conflict (key) do update set is_on = true, updated_at = now(),
         rules = excluded.rules || case when $3 then old.rules else '[]' end`,
      [key, JSON.stringify([order.rule]), order.isAdded],
    )
  } else {
    const { rowCount } = await client.query('update feature_flag set is_on = $2, updated_at = now() where key = $1', [
      key,
      order.kind === 'resume',
    ])
    if (rowCount === 0) throw new Error(`«${key}» has no rules: it is at its default already.`)
  }
}

function describe({ is_on, rules }: StoredFlag): string {
  const lines = rules.map(({ target = {}, split }) => {
    const whom = Object.entries(target).map(([name, list]) => `${name} ${list.join(', ')}`)
    const shares = Object.entries(split).map(([value, percent]) => `${value} ${percent} %`)
    return `${shares.join(', ')}${whom.length > 0 ? ` for ${whom.join(' and ')}` : ''}`
  })
  return `${is_on ? '' : 'paused: '}${lines.join('; ')}`
}

const nameOf = (value: boolean | string) => (value === true ? 'on' : value === false ? 'off' : value)
