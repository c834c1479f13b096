import { css } from '@linaria/core'
import { NEWSLETTER_FORM_PATH } from '@verstak/contracts/newsletter'
import { readContact } from '@verstak/form/readContact'
import { useForm } from '@verstak/form/useForm'
import { isMobile, useHost } from '@verstak/host'
import { ConsentLine } from '@verstak/remote-kit/ConsentLine'
import { Button } from '@verstak/ui-kit/Button'
import { TextField } from '@verstak/ui-kit/TextField'
import { space } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { newsletterTexts } from './newsletter.texts.ts'
import { NewsletterSent } from './NewsletterSent.tsx'

const EMAIL_LENGTH = 254

const load = () => import('./newsletterLogic.ts').then(({ newsletterLogic }) => newsletterLogic)

export interface NewsletterFormProps {
  /** Why the e-mail was refused, after the form was sent without scripts. */
  refusal?: string | undefined
}

/** Subscribes an e-mail to the newsletter; prefilled for a signed-in user. Without scripts the API takes the form itself. */
export function NewsletterForm({ refusal }: NewsletterFormProps) {
  const host = useHost()
  const [contact] = useState(() => readContact(host))
  const form = useForm({ load, context: host, onSent: thank })
  const { error, ...email } = form.field('email')

  // Also when the form's window has been closed meanwhile.
  function thank() {
    const kind = isMobile(host.layout) ? 'sheet' : 'dialog'
    const content = (close: () => void) => <NewsletterSent onClose={close} />
    host.modals.ask({ kind, title: newsletterTexts.sent.title, content })
  }

  return (
    <form className={stack} aria-label={newsletterTexts.title} action={NEWSLETTER_FORM_PATH} {...form.props}>
      <p>{newsletterTexts.lead}</p>
      <TextField
        {...email}
        error={error ?? refusal}
        label={newsletterTexts.email}
        placeholder={newsletterTexts.placeholder}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_LENGTH}
        size="l"
        required
        defaultValue={contact.email}
      />
      <Button type="submit" size="l" wide loading={form.isSending} loadingLabel={newsletterTexts.submitting}>
        {newsletterTexts.submit}
      </Button>
      <ConsentLine action={newsletterTexts.submit} purpose="newsletter" />
    </form>
  )
}

const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};
`
