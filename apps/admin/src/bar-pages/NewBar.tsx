import { css } from '@linaria/core'
import { createInfoBar, NEW_BAR } from '@verstak/contracts/staffBar'
import { useHost } from '@verstak/host'
import { useNavigate } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { TextField } from '@verstak/ui-kit/TextField'
import { space } from '@verstak/ui-kit/tokens'
import { useState, type FormEvent } from 'react'
import { saveFailureOf } from '../edit/saveFailure.ts'
import { barTexts as texts } from './bars.texts.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A new bar by its text; it begins tomorrow, so that nobody sees it before it is ready. */
export function NewBar() {
  const { call } = useHost()
  const navigate = useNavigate()
  const [error, setError] = useState('')
  const [isSending, setSending] = useState(false)

  async function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('text') as string
    setSending(true)
    setError('')
    try {
      const { id } = await call(createInfoBar, {
        body: {
          values: {
            ...NEW_BAR,
            text,
            startsAt: new Date(Date.now() + DAY_MS).toISOString(),
          },
        },
      })
      void navigate(`/admin/promotions/bars/${id}/`)
    } catch (failed) {
      const failure = saveFailureOf(failed)
      setError((failure.kind === 'fields' && failure.errors.text) || texts.failed)
    }
    setSending(false)
  }

  return (
    <form className={row} onSubmit={(event) => void make(event)} noValidate aria-label={texts.make}>
      <TextField name="text" label={texts.text} hint={texts.makeHint} error={error || undefined} />
      <Button type="submit" loading={isSending}>
        {texts.makeButton}
      </Button>
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
