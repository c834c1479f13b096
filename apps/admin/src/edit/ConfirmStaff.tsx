import { css } from '@linaria/core'
import { confirmUser } from '@verstak/contracts/profile'
import { useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { PasswordField } from '@verstak/ui-kit/PasswordField'
import { color, fontSize, lineHeight, radius, space } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { editTexts as texts } from './edit.texts.ts'

/** «Подтвердите, что это вы»: before money and rights the password once more; then what was meant goes on. */
export function ConfirmStaff({ onConfirmed }: { onConfirmed: () => void }) {
  const { call } = useHost()
  const [password, setPassword] = useState('')
  const [error, setError] = useState('')
  const [isSending, setSending] = useState(false)

  async function confirm() {
    setSending(true)
    setError('')
    try {
      const { status, data } = await call(confirmUser, { body: { password } })
      if (status === 'success') onConfirmed()
      else setError(data?.errors[0]?.title ?? texts.wrongPassword)
    } catch {
      setError(texts.failed)
    }
    setSending(false)
  }

  return (
    <div className={box} role="group" aria-label={texts.confirmTitle}>
      <p>{texts.confirmTitle}</p>
      <PasswordField
        name="confirmPassword"
        label={texts.password}
        autoComplete="current-password"
        error={error || undefined}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The form around it would be saved instead.
          event.preventDefault()
          void confirm()
        }}
      />
      <Button variant="inverse" loading={isSending} disabled={password === ''} onClick={() => void confirm()}>
        {texts.confirm}
      </Button>
    </div>
  )
}

const box = css`
  display: grid;
  justify-items: start;
  gap: ${space.s12};
  padding: ${space.s16};
  border-radius: ${radius.card};
  background-color: ${color.stateInfoSoft};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
`
