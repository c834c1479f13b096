import { type Returnable, type ReturnReason, requestReturn } from '@verstak/contracts/orderReturn'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { type FormEvent, useRef, useState } from 'react'
import { type AttemptKey, createAttemptKey } from '../attemptKey.tsx'
import type { OrderPartProps } from './OrderPartProps.ts'
import { refusalText } from './refusalText.ts'
import { returnsTexts as texts } from './returns.texts.ts'

export interface ReturnRequestOptions extends Omit<OrderPartProps, 'order'> {
  guid: string
  returnable: Returnable
  onSent: () => void
}

/** What a request of a return says, and sending it. */
export function useReturnRequest({ guid, returnable, linkKey, onChanged, onSent }: ReturnRequestOptions) {
  const host = useHost()
  const { phone } = useRegion()
  const [reason, setReason] = useState<ReturnReason>(returnable.lines.some(isUnfit) ? 'unfit' : 'defect')
  const [pieces, setAllPieces] = useState<ReadonlyMap<number, number>>(new Map())
  const [comment, setComment] = useState('')
  const [commentError, setCommentError] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const attempt = useRef<AttemptKey>(null)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    const lines = returnable.lines
      .filter(({ reasons }) => reasons.includes(reason))
      .map(({ position }) => ({ position, quantity: pieces.get(position) ?? 0 }))
      .filter(({ quantity }) => quantity > 0)
    const isSilent = reason === 'defect' && comment.trim() === ''
    setCommentError(isSilent ? texts.describe : undefined)
    setProblem(lines.length === 0 ? texts.nothing : undefined)
    if (isSilent || lines.length === 0) return
    setIsSending(true)
    const body = { guid, ...(linkKey !== undefined && { key: linkKey }), reason, comment, lines }
    attempt.current ??= createAttemptKey()
    try {
      await host.call(requestReturn, { body }, { idempotencyKey: attempt.current.of(body) })
      await onChanged()
      onSent()
    } catch (error) {
      setProblem(refusalText(error, phone))
      setIsSending(false)
    }
  }

  return {
    ...{ reason, setReason, pieces, comment, setComment, commentError, problem, isSending, send },
    setPieces: (position: number, quantity: number) => setAllPieces(new Map(pieces).set(position, quantity)),
  }
}

const isUnfit = ({ reasons }: Returnable['lines'][number]) => reasons.includes('unfit')
