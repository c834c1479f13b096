import type { ContentBlock } from '@verstak/contracts/content'
import type { ClientBase } from 'pg'
import { ARTICLES, MENTIONED_TITLE } from './data/articles.data.ts'
import { DEMO_SOURCE } from './demoSource.ts'

const MENTIONED = 3
const DAY_MS = 86_400_000

/** News and articles of the demo; an address that the shop uses itself stays as it is. */
export async function saveArticles(client: ClientBase, today: Date): Promise<void> {
  for (const { path, daysAgo, mentions, blocks, ...texts } of ARTICLES) {
    const kind = path.startsWith('/news/') ? 'news' : 'article'
    const { rows } = await client.query<{ id: number }>(
      `insert into content_document (path, kind, source) values ($1, $2, '${DEMO_SOURCE}')
       on conflict (path) do nothing returning id`,
      [path, kind],
    )
    if (!rows[0]) continue
    const codes = mentions === '' ? [] : await selectCodes(client, mentions)
    const all: ContentBlock[] =
      codes.length === 0 ? blocks : [...blocks, { kind: 'products', title: MENTIONED_TITLE, codes }]
    await client.query(
      `insert into content_version (document_id, version, title, lead, description, author, blocks, published_at)
       values ($1, 1, $2, $3, $4, $5, $6, $7)`,
      [
        rows[0].id,
        texts.title,
        texts.lead,
        texts.description,
        texts.author,
        JSON.stringify(all),
        new Date(today.getTime() - daysAgo * DAY_MS),
      ],
    )
  }
}

/** Codes of the most popular products whose name begins so. */
async function selectCodes(client: ClientBase, start: string): Promise<string[]> {
  const { rows } = await client.query<{ sku: string }>(
    `select p.sku from product p
     where p.source = '${DEMO_SOURCE}' and p.is_active and starts_with(p.name, $1)
       and exists (select from product_price where product_id = p.id and price_type = 'retail')
     order by p.popularity desc, p.id limit ${MENTIONED}`,
    [start],
  )
  return rows.map(({ sku }) => sku)
}
