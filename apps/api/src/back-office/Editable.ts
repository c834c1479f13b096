import type { StaffRole } from '@verstak/contracts/staffRole'
import type { Queryable } from '../db/openDatabase.ts'
import type { Services } from '../services.ts'
import type { GoingRows } from './removedRows.sql.ts'

/** Values of an entity by field, as JSON. */
export type Values = Readonly<Record<string, unknown>>

/** Ids are numbers, or names such as that of a flag. */
export type ThingId = number | string

/** What the back office needs to edit one kind of entity. All calls run within the transaction of the edit. */
export interface Editable {
  /** Name in the journal. */
  kind: string
  /** Its saving call, `METHOD /path`: who may make it may take its changes back. */
  saveCall: string
  /** The present values; undefined when there is none. With `isLocked` nobody else writes it until the transaction ends. */
  read(db: Queryable, id: ThingId, isLocked: boolean): Promise<Values | undefined>
  /** Writes some fields; `next` has all. */
  write(db: Queryable, id: ThingId, changed: Values, next: Values, editor: Editor): Promise<void>
  nameOf(values: Values): string
  /** What a form shows beside the fields. */
  facts?(db: Queryable, id: ThingId): Promise<Values>
  /** Fields that only some of the roles may change. */
  fieldRoles?: Readonly<Record<string, readonly StaffRole[]>>
  /** Refuses values that cannot be. @throws DomainError `invalid-input` at the field */
  check?(db: Queryable, id: ThingId, next: Values, changed: Values, editor: Editor): Promise<void>
  /** Makes an entity. @returns its id; `id` when it is given, for one that comes back */
  create?(db: Queryable, values: Values, id?: ThingId): Promise<ThingId>
  remove?(db: Queryable, id: ThingId): Promise<void>
  /** Rows that go with it, its own first: taking a deletion back brings every column back. */
  rows?: readonly GoingRows[]
  /** Its ids are names. */
  hasTextId?: true
  /** Rights and money: saving asks for a sign-in of the last minutes. */
  isConfirmed?: true
  /** After the commit: what keeps copies hears of it. */
  tell?(services: Services): void
}

/** Who did something, and when, for the journal. */
export interface Author {
  /** Null: no person of the staff, such as a team's token. */
  userId: number | null
  name: string
  now: Date
}

/** Who edits, and when. */
export interface Editor extends Author {
  userId: number
  role: StaffRole
}
