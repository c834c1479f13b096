import { getSession } from '@verstak/contracts/session'
import { useHost } from '@verstak/host'
import { useEffect, useRef, useState } from 'react'
import { editTexts as texts } from './edit.texts.ts'
import { findDraft, keepDraft } from './editDraft.ts'
import { shownValues, withDecision, withEdit, withOthersChanges, type EditState, type EditValues } from './EditState.ts'
import { saveFailureOf } from './saveFailure.ts'

/** An entity as the API gives it. */
export interface EditedEntity {
  version: number
  values: EditValues
}

export interface EditInput<Entity extends EditedEntity> {
  /** Name of the entity's draft on the device: `product 7`. */
  entity: string
  initial: Entity
  /** The saving call. */
  save: (edit: { version: number; values: EditValues; seen: EditValues }) => Promise<Entity>
  /** Called with the saved entity. */
  onSaved?: (saved: Entity) => void
  /** What a save says, where it is not on the shop's pages at once. */
  savedText?: string
}

/** A form of the back office. */
export type EditForm = ReturnType<typeof useEdit>

/**
 * Gives the state of a form that edits one entity. Edits stay on the device until they are saved; what others have changed in
 * other fields joins in by itself, and about the same field the visitor decides.
 */
export function useEdit<Entity extends EditedEntity>({
  entity,
  initial,
  save,
  onSaved,
  savedText = texts.saved,
}: EditInput<Entity>) {
  const { call } = useHost()
  const [state, setState] = useState<EditState>({
    version: initial.version,
    base: initial.values,
    edits: {},
    conflicts: {},
  })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState<{ text: string; kind: 'failed' | 'lost' | 'confirm' } | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [hasDraft, setHasDraft] = useState(false)
  const [note, setNote] = useState('')
  const isBusy = useRef(false)

  useEffect(() => {
    const draft = findDraft(entity)
    if (!draft) return
    const { version, edits } = draft
    const timer = setTimeout(() => {
      // With the draft's own version: what others have changed since is told when it is saved.
      setState((before) =>
        Object.entries(edits).reduce((next, [field, value]) => withEdit(next, field, value), { ...before, version }),
      )
      setHasDraft(true)
    })
    return () => clearTimeout(timer)
  }, [entity])

  function change(next: EditState) {
    setState(next)
    keepDraft(entity, next)
  }

  async function send(from: EditState, tries = 2): Promise<void> {
    try {
      const saved = await save({ version: from.version, values: from.edits, seen: seenOf(from) })
      change({ version: saved.version, base: saved.values, edits: {}, conflicts: {} })
      setHasDraft(false)
      setNote(savedText)
      onSaved?.(saved)
    } catch (error) {
      const failure = saveFailureOf(error)
      if (failure.kind === 'conflict') {
        const next = withOthersChanges(from, failure.version, failure.changes)
        change(next)
        const author = Object.values(failure.changes)[0]?.author
        if (author !== undefined && Object.keys(next.conflicts).length === 0 && tries > 0) {
          await send(next, tries - 1)
          return setNote(texts.merged(author))
        }
      } else if (failure.kind === 'fields') setErrors(failure.errors)
      else if (failure.kind === 'confirm') setProblem({ kind: 'confirm', text: '' })
      else if (failure.kind === 'lost') {
        const session = await call(getSession, {}).catch(() => null)
        const isGone = session?.user === 'staff'
        setProblem(isGone ? { kind: 'failed', text: texts.gone } : { kind: 'lost', text: texts.lost })
      } else setProblem(failure)
    }
  }

  function setAll(changed: EditValues) {
    setNote('')
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changed))))
    change(Object.entries(changed).reduce((next, [field, value]) => withEdit(next, field, value), state))
  }

  return {
    values: shownValues(state),
    base: state.base,
    edits: state.edits,
    conflicts: state.conflicts,
    errors,
    problem,
    isSaving,
    hasDraft,
    /** How the last save went; '' before one and while there are newer edits. */
    note,
    /** Some field differs from the shop's. */
    isChanged: Object.keys(state.edits).length > 0,
    set: (field: string, value: unknown) => setAll({ [field]: value }),
    setAll,
    decide: (field: string, isMine: boolean) => change(withDecision(state, field, isMine)),
    discard() {
      change({ ...state, edits: {}, conflicts: {} })
      setErrors({})
      setProblem(null)
      setHasDraft(false)
    },
    /** The API has said what the shop has now, say after something was taken back. */
    replace: (saved: EditedEntity) => change({ version: saved.version, base: saved.values, edits: {}, conflicts: {} }),
    async submit() {
      if (isBusy.current || Object.keys(state.edits).length === 0) return
      isBusy.current = true
      setSaving(true)
      setErrors({})
      setProblem(null)
      await send(state)
      isBusy.current = false
      setSaving(false)
    },
  }
}

/** What the visitor saw in the fields that he changes. */
const seenOf = ({ base, edits }: EditState): EditValues =>
  Object.fromEntries(Object.keys(edits).map((field) => [field, base[field]]))
