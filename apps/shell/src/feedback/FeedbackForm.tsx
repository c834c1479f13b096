import { css } from '@linaria/core'
import { FEEDBACK_MESSAGE_LENGTH, FEEDBACK_TYPES } from '@verstak/contracts/feedback'
import { Button } from '@verstak/ui-kit/Button'
import { ChoiceGroup } from '@verstak/ui-kit/ChoiceGroup'
import { ModalFooter } from '@verstak/ui-kit/ModalFooter'
import { PhoneField } from '@verstak/ui-kit/PhoneField'
import { Radio } from '@verstak/ui-kit/Radio'
import { Textarea } from '@verstak/ui-kit/Textarea'
import { TextField } from '@verstak/ui-kit/TextField'
import { color, fontSize, lineHeight, space } from '@verstak/ui-kit/tokens'
import { useRef } from 'react'
import type { FormEvent } from 'react'
import { feedbackTexts } from './feedback.texts.ts'
import { useFeedback } from './useFeedback.tsx'

const TYPES = ['thanks', 'complaint'] as const
const NAME_LENGTH = 100
const EMAIL_LENGTH = 254

/** Thanks or a complaint about the shop. What is filled in outlives the closing of its window. */
export function FeedbackForm() {
  const { values, errors, isSending, change, submit } = useFeedback()
  const form = useRef<HTMLFormElement>(null)

  async function send(event: FormEvent) {
    event.preventDefault()
    const [wrong] = Object.keys(await submit())
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
  }

  return (
    <form
      ref={form}
      className={stack}
      aria-label={feedbackTexts.title}
      // Should the browser ever send it itself, then not as an address.
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <ChoiceGroup label={feedbackTexts.type} error={errors.type} layout="cards" required>
        {TYPES.map((type) => (
          <Radio
            key={type}
            look="card"
            name="type"
            label={feedbackTexts[type]}
            checked={values.type === FEEDBACK_TYPES[type]}
            onChange={() => change({ type: FEEDBACK_TYPES[type] })}
          />
        ))}
      </ChoiceGroup>
      <Textarea
        name="message"
        label={feedbackTexts.message}
        error={errors.message}
        rows={4}
        maxLength={FEEDBACK_MESSAGE_LENGTH}
        required
        value={values.message}
        onChange={({ target }) => change({ message: target.value })}
      />
      <TextField
        name="name"
        label={feedbackTexts.name}
        error={errors.name}
        autoComplete="name"
        maxLength={NAME_LENGTH}
        required
        value={values.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <PhoneField
        name="phone"
        label={feedbackTexts.phone}
        error={errors.phone}
        required
        value={values.phone}
        onChange={(phone) => change({ phone })}
      />
      <TextField
        name="email"
        label={feedbackTexts.email}
        error={errors.email}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_LENGTH}
        required
        value={values.email}
        onChange={({ target }) => change({ email: target.value })}
      />
      <p className={consent}>{feedbackTexts.consent}</p>
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

const consent = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
`
