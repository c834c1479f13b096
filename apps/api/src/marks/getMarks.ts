import type { Marks } from '@verstak/contracts/marks'
import type { Services } from '../services.ts'
import { findMarkOwner } from './findMarkOwner.ts'
import { countMarks, selectMarks, type MarkCounts } from './marks.sql.ts'
import type { MarkVisitor } from './markVisitor.ts'

type Needed = Pick<Services, 'db' | 'now'>

/** Products that the visitor has marked. */
export async function getMarks(services: Needed, visitor: MarkVisitor): Promise<Marks> {
  const ownerId = await findMarkOwner(services, visitor)
  return ownerId === null ? { favorites: [], compare: [] } : selectMarks(services.db, ownerId)
}

/** Number of marked products. */
export async function getMarkCounts(services: Needed, visitor: MarkVisitor): Promise<MarkCounts> {
  const ownerId = await findMarkOwner(services, visitor)
  return ownerId === null ? { favorites: 0, compare: 0, revision: 0 } : countMarks(services.db, ownerId)
}
