import { css } from '@linaria/core'
import { readApiError } from '@verstak/api-client/readApiError'
import { queryKeyOf } from '@verstak/contracts/endpoint'
import { notifyOnArrival } from '@verstak/contracts/product'
import { getSession, type Session } from '@verstak/contracts/session'
import type { WidgetProps } from '@verstak/contracts/widget'
import { useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { ModalFooter } from '@verstak/ui-kit/ModalFooter'
import { TextField } from '@verstak/ui-kit/TextField'
import { space } from '@verstak/ui-kit/tokens'
import { emailFault } from '@verstak/validators/email'
import { emailMessages } from '@verstak/validators/email.texts'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { arrivalTexts } from './tileWindows.texts.ts'

const EMAIL_LENGTH = 254

/** Asks where to write when a product can be bought again; a signed-in user's own address stands there already. */
export function ArrivalForm({ productGuid, name, onClose }: WidgetProps['listing/ArrivalForm']) {
  const { queryClient } = useHost()
  const [email, setEmail] = useState(
    () => queryClient.getQueryData<Session>(queryKeyOf(getSession, {}))?.account?.email ?? '',
  )
  const field = useRef<HTMLInputElement>(null)
  const { error, isSending, isKept, send, forgive } = useWish(productGuid)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!(await send(email))) field.current?.focus()
  }

  if (isKept) {
    return (
      <>
        <p role="status">{arrivalTexts.kept(email.trim())}</p>
        <ModalFooter>
          {/* The button that had the focus is gone. */}
          <Button size="l" autoFocus onClick={() => onClose()}>
            {arrivalTexts.close}
          </Button>
        </ModalFooter>
      </>
    )
  }
  return (
    <form className={stack} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <p>{arrivalTexts.about(name)}</p>
      <TextField
        ref={field}
        name="email"
        label={arrivalTexts.email}
        error={error}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_LENGTH}
        required
        value={email}
        onChange={({ target }) => {
          setEmail(target.value)
          forgive()
        }}
      />
      <ModalFooter>
        <Button type="submit" size="l" loading={isSending} loadingLabel={arrivalTexts.sending}>
          {arrivalTexts.submit}
        </Button>
      </ModalFooter>
    </form>
  )
}

/** Sends the wish and says what became of it. */
function useWish(productGuid: string) {
  const { call } = useHost()
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [isKept, setKept] = useState(false)

  /** @returns whether the shop has it */
  async function send(email: string): Promise<boolean> {
    const fault = emailFault(email)
    if (fault) setError(emailMessages[fault])
    if (fault || isSending) return isSending
    setSending(true)
    const refusal = await call(notifyOnArrival, { body: { productGuid, email } }).then(
      ({ errors, result }) => errors?.[0]?.title ?? (result ? undefined : arrivalTexts.failed),
      (failure: unknown) => failureText(failure),
    )
    setSending(false)
    setError(refusal)
    setKept(refusal === undefined)
    return refusal === undefined
  }

  return { error, isSending, isKept, send, forgive: () => setError(undefined) }
}

const failureText = (failure: unknown) =>
  readApiError(failure)?.code === 'rate-limited' ? arrivalTexts.tooMany : arrivalTexts.failed

const stack = css`
  display: grid;
  gap: ${space.s16};
`
