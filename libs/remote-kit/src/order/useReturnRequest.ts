import { readApiError } from '@verstak/api-client/readApiError'
import {
  type RefusedReturn,
  type Returnable,
  type ReturnReason,
  type ReturnWish,
  requestReturn,
  returnPiecesField,
} from '@verstak/contracts/orderReturn'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { type AttemptKey, createAttemptKey } from '../attemptKey.tsx'
import type { Uploads } from '../uploads/useUploads.ts'
import type { OrderPartProps } from './OrderPartProps.ts'
import { refusalText } from './refusalText.ts'
import { returnFormTexts as texts } from './returnForm.texts.ts'

export interface ReturnRequestOptions extends Omit<OrderPartProps, 'order'> {
  guid: string
  returnable: Returnable
  /** The form as it was refused without scripts. */
  refused: RefusedReturn | undefined
  /** Photos of the form; null before their field is there. */
  photos: RefObject<Uploads | null>
  onSent: () => void
}

/** Sentences by the name of a field. */
type Errors = Readonly<Record<string, string>>

/** What a request of a return says, and sending it. */
export function useReturnRequest(options: ReturnRequestOptions) {
  const { guid, returnable, refused, photos, linkKey, onChanged, onSent } = options
  const host = useHost()
  const { phone } = useRegion()
  const [reason, setReason] = useState<ReturnReason>(() => firstReason(returnable, refused))
  const [pieces, setAllPieces] = useState(() => firstPieces(returnable, refused))
  const [comment, setComment] = useState(refused?.fields['comment'] ?? '')
  const [errors, setErrors] = useState<Errors>(refused?.errors ?? {})
  const [problem, setProblem] = useState(refused && (refused.problem || texts.refused))
  const [isSending, setIsSending] = useState(false)
  const attempt = useRef<AttemptKey>(null)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    const lines = returnable.lines
      .filter(({ reasons }) => reasons.includes(reason))
      .map(({ position }) => ({ position, quantity: pieces.get(position) ?? 0 }))
      .filter(({ quantity }) => quantity > 0)
    const items = photos.current?.items ?? []
    const wrong: Errors = {
      ...(reason === 'defect' && comment.trim() === '' && { comment: texts.describe }),
      ...(items.some(({ state }) => state !== 'ready') && { photos: texts.unfinished }),
    }
    setErrors(wrong)
    setProblem(lines.length === 0 ? texts.nothing : undefined)
    if (Object.keys(wrong).length > 0 || lines.length === 0) return
    setIsSending(true)
    const wish: ReturnWish = { reason, comment, lines, photos: items.flatMap(({ key }) => key ?? []) }
    const body = { guid, ...(linkKey !== undefined && { key: linkKey }), ...wish }
    attempt.current ??= createAttemptKey()
    try {
      await host.call(requestReturn, { body }, { idempotencyKey: attempt.current.of(body) })
      photos.current?.forget()
      await onChanged()
      onSent()
    } catch (error) {
      const told = errorsOf(error, lines)
      setErrors(told)
      setProblem(Object.keys(told).length > 0 ? texts.refused : refusalText(error, phone))
      setIsSending(false)
    }
  }

  return {
    ...{ reason, setReason, pieces, comment, setComment, errors, problem, isSending, send },
    setPieces: (position: number, quantity: number) => setAllPieces(new Map(pieces).set(position, quantity)),
  }
}

/** What the server says of the fields. */
function errorsOf(error: unknown, lines: ReturnWish['lines']): Errors {
  const told = (readApiError(error)?.details ?? []).flatMap(({ field, text }) => {
    const [name = '', place] = field.split('.')
    const line = name === 'lines' ? lines[Number(place)] : undefined
    const known = line ? returnPiecesField(line.position) : ['reason', 'comment', 'photos'].find((one) => one === name)
    return known && text !== undefined ? [[known, text]] : []
  })
  return Object.fromEntries(told)
}

function firstReason({ lines }: Returnable, refused: RefusedReturn | undefined): ReturnReason {
  const asked = (['unfit', 'defect'] as const).find((reason) => reason === refused?.fields['reason'])
  return asked ?? (lines.some(({ reasons }) => reasons.includes('unfit')) ? 'unfit' : 'defect')
}

function firstPieces({ lines }: Returnable, refused: RefusedReturn | undefined): ReadonlyMap<number, number> {
  const typed = lines.map(({ position }): [number, number] => [
    position,
    Number(refused?.fields[returnPiecesField(position)] ?? 0) || 0,
  ])
  return new Map(typed)
}
