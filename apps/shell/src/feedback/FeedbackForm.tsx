import { css } from '@linaria/core'
import { FEEDBACK_MESSAGE_LENGTH, FEEDBACK_TYPES } from '@verstak/contracts/feedback'
import { refuseDummyPhone } from '@verstak/contracts/flag'
import { feedbackDraft } from '@verstak/device/draftKeys'
import { readContact } from '@verstak/form/readContact'
import { useForm } from '@verstak/form/useForm'
import { useHost } from '@verstak/host'
import { ConsentLine } from '@verstak/remote-kit/ConsentLine'
import { useFlag } from '@verstak/remote-kit/useFlag'
import { Button } from '@verstak/ui-kit/Button'
import { ChoiceGroup } from '@verstak/ui-kit/ChoiceGroup'
import { ModalFooter } from '@verstak/ui-kit/ModalFooter'
import { PhoneField } from '@verstak/ui-kit/PhoneField'
import { Radio } from '@verstak/ui-kit/Radio'
import { Textarea } from '@verstak/ui-kit/Textarea'
import { TextField } from '@verstak/ui-kit/TextField'
import { space } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { feedbackLogic } from './feedbackLogic.tsx'
import { feedbackTexts } from './feedback.texts.ts'

const TYPES = ['thanks', 'complaint'] as const
const NAME_LENGTH = 100
const EMAIL_LENGTH = 254

/** The logic is part of the window's chunk, which is already deferred. */
const load = async () => feedbackLogic

/** Form for thanks or a complaint about the shop. Its values survive closing the window. */
export function FeedbackForm() {
  const host = useHost()
  const isDummyRefused = useFlag(refuseDummyPhone)
  const [contact] = useState(() => readContact(host))
  const { props, field, isSending } = useForm({
    load,
    context: { host, isDummyRefused },
    draft: { key: feedbackDraft, owner: contact.id, kept: ['name', 'phone', 'email'] },
    // The error text of the message depends on the type.
    related: { type: ['message'] },
  })

  return (
    <form className={stack} aria-label={feedbackTexts.title} {...props}>
      <ChoiceGroup label={feedbackTexts.type} error={field('type').error} layout="cards" required>
        {TYPES.map((type) => (
          <Radio key={type} look="card" name="type" label={feedbackTexts[type]} value={FEEDBACK_TYPES[type]} />
        ))}
      </ChoiceGroup>
      <Textarea
        {...field('message')}
        label={feedbackTexts.message}
        rows={4}
        maxLength={FEEDBACK_MESSAGE_LENGTH}
        required
      />
      <TextField
        {...field('name')}
        label={feedbackTexts.name}
        autoComplete="name"
        maxLength={NAME_LENGTH}
        required
        defaultValue={contact.firstName}
      />
      <PhoneField {...field('phone')} label={feedbackTexts.phone} required defaultValue={contact.phone} />
      <TextField
        {...field('email')}
        label={feedbackTexts.email}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_LENGTH}
        required
        defaultValue={contact.email}
      />
      <ConsentLine action={feedbackTexts.submit} purpose="request" />
      <ModalFooter>
        <Button type="submit" size="l" loading={isSending} loadingLabel={feedbackTexts.submitting}>
          {feedbackTexts.submit}
        </Button>
      </ModalFooter>
    </form>
  )
}

const stack = css`
  display: grid;
  gap: ${space.s16};
`
