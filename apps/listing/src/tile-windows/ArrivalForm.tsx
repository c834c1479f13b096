import { css } from '@linaria/core'
import type { WidgetProps } from '@verstak/contracts/widget'
import { arrivalDraft } from '@verstak/device/draftKeys'
import { readContact } from '@verstak/form/readContact'
import { useForm } from '@verstak/form/useForm'
import { useHost } from '@verstak/host'
import { ConsentLine } from '@verstak/remote-kit/ConsentLine'
import { Button } from '@verstak/ui-kit/Button'
import { Message } from '@verstak/ui-kit/Message'
import { ModalFooter } from '@verstak/ui-kit/ModalFooter'
import { TextField } from '@verstak/ui-kit/TextField'
import { space } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { arrivalLogic } from './arrivalLogic.ts'
import { arrivalTexts } from './tileWindows.texts.ts'

const EMAIL_LENGTH = 254

/** The window itself is loaded lazily, so its logic is imported directly. */
const load = async () => arrivalLogic

/** Asks for an e-mail to notify when a product is available again; prefilled for a signed-in user. */
export function ArrivalForm({ productGuid, name, onClose }: WidgetProps['listing/ArrivalForm']) {
  const host = useHost()
  const [contact] = useState(() => readContact(host))
  const [address, setAddress] = useState<string>()
  const form = useForm({
    load,
    context: { call: host.call, productGuid },
    draft: { key: arrivalDraft, owner: contact.id },
    onSent: setAddress,
  })

  if (address !== undefined) {
    return (
      <>
        <p role="status">{arrivalTexts.kept(address)}</p>
        <ModalFooter>
          {/* The focused button has been removed. */}
          <Button size="l" autoFocus onClick={() => onClose()}>
            {arrivalTexts.close}
          </Button>
        </ModalFooter>
      </>
    )
  }
  return (
    <form className={stack} {...form.props}>
      <p>{arrivalTexts.about(name)}</p>
      <TextField
        {...form.field('email')}
        label={arrivalTexts.email}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_LENGTH}
        required
        defaultValue={contact.email}
      />
      {form.problem && (
        <Message tone="danger" isLive>
          {arrivalTexts.problem[form.problem.kind]}
        </Message>
      )}
      <ConsentLine action={arrivalTexts.submit} purpose="request" />
      <ModalFooter>
        <Button type="submit" size="l" loading={form.isSending} loadingLabel={arrivalTexts.sending}>
          {arrivalTexts.submit}
        </Button>
      </ModalFooter>
    </form>
  )
}

const stack = css`
  display: grid;
  gap: ${space.s16};
`
