/** Values of an entity by field, as JSON. */
export type EditValues = Readonly<Record<string, unknown>>

/** How somebody else has changed a field that the visitor changes, too. */
export interface Conflict {
  author: string
  /** ISO 8601. */
  at: string
  old: unknown
  new: unknown
}

/** A form's state: what the shop has, and what the visitor wants of it. */
export interface EditState {
  version: number
  /** Values as the visitor knows them from the shop. */
  base: EditValues
  /** Fields that the visitor has changed. */
  edits: EditValues
  /** Changed fields that somebody else has changed meanwhile, until the visitor decides. */
  conflicts: Readonly<Record<string, Conflict>>
}

/** Whether two values of a field are the same. */
export const isSameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** A field gets a value; one that is as in the shop is no edit any more. */
export function withEdit(state: EditState, field: string, value: unknown): EditState {
  const { [field]: _, ...others } = state.edits
  return { ...state, edits: isSameValue(state.base[field], value) ? others : { ...others, [field]: value } }
}

/** The values that the form shows. */
export const shownValues = ({ base, edits }: Pick<EditState, 'base' | 'edits'>): EditValues => ({ ...base, ...edits })

/** What others have changed becomes what the shop has; fields that both have changed wait for the visitor. */
export function withOthersChanges(
  state: EditState,
  version: number,
  changes: Readonly<Record<string, Conflict>>,
): EditState {
  const base = {
    ...state.base,
    ...Object.fromEntries(Object.entries(changes).map(([field, { new: value }]) => [field, value])),
  }
  const edits = Object.fromEntries(
    Object.entries(state.edits).filter(([field, value]) => !isSameValue(base[field], value)),
  )
  const both = Object.entries(changes).filter(([field]) => field in edits)
  return { version, base, edits, conflicts: { ...state.conflicts, ...Object.fromEntries(both) } }
}

/** The visitor keeps his own value, or takes the other's. */
export function withDecision(state: EditState, field: string, isMine: boolean): EditState {
  const { [field]: _, ...conflicts } = state.conflicts
  const { [field]: mine, ...others } = state.edits
  return { ...state, conflicts, edits: isMine ? { ...others, [field]: mine } : others }
}
