import { readApiError } from '@verstak/api-client/readApiError'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { confirmUser, getConfirmation, sendConfirmationCode } from '@verstak/contracts/profile'
import type { EndpointBody } from '@verstak/contracts/endpoint'
import { useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { Message } from '@verstak/ui-kit/Message'
import { PasswordField } from '@verstak/ui-kit/PasswordField'
import { TextField } from '@verstak/ui-kit/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { buttonRow, stack } from './cardStyles.tsx'
import { orderPageTexts as texts } from './orderPage.texts.ts'

type CodeType = NonNullable<EndpointBody<typeof confirmUser>['confirmationType']>

/** Asks for the password, or for a code, before money goes out; then the call can be made again. */
export function ConfirmStaff({ onConfirmed }: { onConfirmed: () => void }) {
  const { call } = useHost()
  const { data } = useQuery({ ...endpointQuery(call, getConfirmation, {}), staleTime: 0 })
  const [sentTo, setSentTo] = useState<CodeType | null>(null)
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function run(act: () => Promise<{ success?: boolean; message?: string } | object>): Promise<boolean> {
    setBusy(true)
    setError('')
    try {
      await act()
      return true
    } catch (failed) {
      const failure = readApiError(failed)
      setError(failure?.details.find(({ text }) => text)?.text ?? failure?.message ?? texts.failed)
      return false
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      className={stack}
      aria-label={texts.confirmTitle}
      noValidate
      onSubmit={async (event) => {
        event.preventDefault()
        const fields = new FormData(event.currentTarget)
        const body =
          sentTo === null
            ? { password: String(fields.get('password') ?? '') }
            : { code: String(fields.get('code') ?? ''), confirmationType: sentTo }
        if (await run(() => call(confirmUser, { body }))) onConfirmed()
      }}
    >
      <Message tone="warn" title={texts.confirmTitle}>
        {texts.confirmLead}
      </Message>
      {sentTo === null ? (
        <PasswordField
          name="password"
          label={texts.password}
          autoComplete="current-password"
          error={error || undefined}
          autoFocus
        />
      ) : (
        <TextField
          name="code"
          label={texts.codeField}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={error || undefined}
          autoFocus
        />
      )}
      <div className={buttonRow}>
        <Button type="submit" loading={isBusy}>
          {texts.confirm}
        </Button>
        {data?.types.map((type) => (
          <Button
            key={type}
            variant="secondary"
            onClick={async () => {
              if (await run(() => call(sendConfirmationCode, { body: { confirmationType: type } }))) setSentTo(type)
            }}
          >
            {texts.sendCode(texts.contactTypes[type] ?? type)}
          </Button>
        ))}
      </div>
    </form>
  )
}
