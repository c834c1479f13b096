import { findRoute, isStaffAddress } from '@verstak/contracts/routeTable'
import { matchPattern } from '@verstak/contracts/routePattern'
import type { Editable } from '../back-office/Editable.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { invalidInput } from '../DomainError.ts'
import { plainPath } from './plainPath.ts'
import { findRedirectFrom, findRedirectTo, livesAt, lockRedirects } from './redirect.sql.ts'
import { redirectTexts as texts } from './redirect.texts.ts'

interface RedirectValues {
  from: string
  to: string
  isPermanent: boolean
}

const wrong = (field: keyof RedirectValues, reason: string, text: string) =>
  invalidInput(`values.${field}`, reason, `The field ${field} cannot have that value.`, text)

/** Leads an address without a page to a page. No redirect leads to another one, so there is neither a chain nor a circle. */
export const redirectEditable: Editable = {
  kind: 'redirect',
  saveCall: 'POST /api/v1/staff/redirect/save',
  rows: [{ table: 'redirect', column: 'id' }],
  nameOf: ({ from }) => String(from),
  async read(db, id, isLocked) {
    const row = await db
      .selectFrom('redirect')
      .selectAll()
      .where('id', '=', Number(id))
      .$if(isLocked, (query) => query.forUpdate())
      .executeTakeFirst()
    return row && { from: row.from_path, to: row.to_address, isPermanent: row.is_permanent }
  },
  async check(db, id, next) {
    const { from_path: from, to_path: to } = rowOf(next as unknown as RedirectValues)
    await lockRedirects(db)
    if (to.startsWith('//')) throw wrong('to', 'own', texts.outside)
    if (await isTakenByPage(db, from)) throw wrong('from', 'page', texts.ownPage)
    if (from === to) throw wrong('to', 'loop', texts.loop)
    const [same, further, before] = await Promise.all([
      findRedirectFrom(db, from),
      findRedirectFrom(db, to),
      findRedirectTo(db, from, Number(id)),
    ])
    if (same && same.id !== Number(id)) throw wrong('from', 'taken', texts.taken(same.to_address))
    if (further && further.id !== Number(id))
      throw further.to_path === from
        ? wrong('to', 'loop', texts.loop)
        : wrong('to', 'chain', texts.chain(further.to_address))
    if (before) throw wrong('from', 'chain', texts.before(before.from_path))
    if (!findRoute(new URL(`http://store.invalid${to}`).pathname) || isStaffAddress(to))
      throw wrong('to', 'page', texts.noPage)
  },
  async write(db, id, _, next) {
    const row = rowOf(next as unknown as RedirectValues)
    await db.updateTable('redirect').set(row).where('id', '=', Number(id)).execute()
  },
  async create(db, values, id) {
    const row = { ...(id !== undefined && { id: Number(id) }), ...rowOf(values as unknown as RedirectValues) }
    return (await db.insertInto('redirect').values(row).returning('id').executeTakeFirstOrThrow()).id
  },
  async remove(db, id) {
    await db.deleteFrom('redirect').where('id', '=', Number(id)).execute()
  },
}

/** Addresses that are no pages, and are the store's all the same. */
const RESERVED = /^\/(?:admin|api|assets|auth|files|pictures|releases)(?:\/|$)/

/** Pages with a fixed address, and those of entities that there are. */
async function isTakenByPage(db: Queryable, from: string): Promise<boolean> {
  if (RESERVED.test(from)) return true
  const route = findRoute(from)
  if (!route) return false
  if (!route.pattern.includes('{')) return true
  return livesAt(db, from, matchPattern(route.pattern, from) ?? {})
}

function rowOf({ from, to, isPermanent }: RedirectValues) {
  const url = new URL(`http://store.invalid${to}`)
  const path = plainPath(url.pathname)
  return {
    from_path: plainPath(from),
    to_address: path + url.search + url.hash,
    to_path: path,
    is_permanent: isPermanent,
  }
}
