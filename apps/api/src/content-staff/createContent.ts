import type { ContentKind } from '@verstak/contracts/content'
import type { createContent as endpoint } from '@verstak/contracts/contentStaff'
import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import { editorOf } from '../back-office/editorOf.ts'
import { authorOf } from '../back-office/editEntity.ts'
import { insertChange, lockVersion } from '../back-office/journal.sql.ts'
import { invalidInput } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { contentEditable } from './contentEditable.ts'
import { insertDocument, insertVersion } from './contentStaff.sql.ts'
import { contentStaffTexts as texts } from './contentStaff.texts.ts'

/** Kinds of documents that can be added, by the beginning of their address. */
const KINDS: readonly [start: string, kind: ContentKind][] = [
  ['/news/', 'news'],
  ['/articles/', 'article'],
  ['/promo-page/', 'promo'],
]

/** @throws DomainError `invalid-input` at `path` for an address that is taken or of no such kind */
export async function createContent(
  services: Pick<Services, 'db' | 'now'>,
  { path, title }: EndpointBody<typeof endpoint>,
  caller: Pick<Caller, 'cookie'>,
): Promise<EndpointResponse<typeof endpoint>> {
  const kind = KINDS.find(([start]) => path.startsWith(start) && path !== start)?.[1]
  const isOneSegment = path.split('/').length === 4
  if (!kind || (kind !== 'promo' && !isOneSegment))
    throw invalidInput('path', 'invalid', 'No document can have this address.', texts.wrongPath)
  const editor = await editorOf(services, caller)
  return services.db.transaction().execute(async (db) => {
    const id = await insertDocument(db, path, kind)
    if (id === undefined) throw invalidInput('path', 'taken', 'The address is taken.', texts.taken)
    await insertVersion(db, id, 1, { title, lead: '', description: '', author: '', cover: null, blocks: [] })
    const entityRef = { entity: contentEditable.kind, entity_id: String(id) }
    const version = await lockVersion(db, entityRef)
    await insertChange(db, {
      ...entityRef,
      ...authorOf(editor),
      entity_name: title,
      action: 'create',
      fields: [
        { field: 'path', old: null, new: path },
        { field: 'title', old: null, new: title },
      ],
      version: version + 1,
      takes_back: null,
    })
    return { id }
  })
}
