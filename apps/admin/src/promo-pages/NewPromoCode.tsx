import { css } from '@linaria/core'
import { createPromoCode } from '@verstak/contracts/staffShop'
import { useHost } from '@verstak/host'
import { useNavigate } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { Message } from '@verstak/ui-kit/Message'
import { TextField } from '@verstak/ui-kit/TextField'
import { space } from '@verstak/ui-kit/tokens'
import { useState, type FormEvent } from 'react'
import { saveFailureOf } from '../edit/saveFailure.ts'
import { FIELD_NAMES } from '../fields/editFields.texts.ts'
import { promoTexts as texts } from './promo.texts.ts'

/** A new promo code of a percentage; everything else is set on its page. */
export function NewPromoCode() {
  const { call } = useHost()
  const navigate = useNavigate()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)

  async function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const percent = Number((form.get('percent') as string).replace(',', '.'))
    setSending(true)
    setErrors({})
    setProblem('')
    try {
      const { id } = await call(createPromoCode, {
        body: {
          values: {
            ...{
              code: form.get('code') as string,
              name: texts.nameOf(percent),
              kind: 'percent',
              percent,
              giftSku: null,
              amount: null,
            },
            ...{ minSum: 0, audience: null, isFirstOrder: false, startsAt: new Date().toISOString(), endsAt: null },
            ...{ maxUses: null, maxUsesPerPhone: null, isListed: false },
          },
        },
      })
      void navigate(`/admin/promotions/${id}/`)
    } catch (error) {
      const failure = saveFailureOf(error)
      if (failure.kind === 'fields') setErrors(failure.errors)
      else setProblem(texts.failed)
    }
    setSending(false)
  }

  return (
    <form className={row} onSubmit={(event) => void make(event)} noValidate aria-label={texts.makeTitle}>
      <TextField name="code" label={FIELD_NAMES['promo-code']!.code!} error={errors.code} />
      <TextField
        name="percent"
        label={texts.percent}
        inputMode="decimal"
        error={errors.percent}
        hint={texts.makeHint}
      />
      <Button type="submit" loading={isSending}>
        {texts.makeButton}
      </Button>
      {problem && (
        <Message tone="danger" isLive>
          {problem}
        </Message>
      )}
    </form>
  )
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space.s12};
  padding: ${space.s12} 0;

  > button {
    margin-top: ${space.s24};
  }
`
