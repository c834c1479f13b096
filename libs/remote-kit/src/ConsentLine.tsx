import { css } from '@linaria/core'
import { PartContext, isMobile, useHost } from '@verstak/host'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { color, fontSize, lineHeight } from '@verstak/ui-kit/tokens'
import { useContext } from 'react'
import type { MouseEvent } from 'react'
import { consentLineTexts } from './consentLine.texts.ts'
import { useLeads } from './useLeads.tsx'

const TEXT_WIDTH = 720

/** Last part of a text's address; the consents are `CONSENT_DOCUMENTS` of `@verstak/contracts/consent`. */
type Slug = 'personal-consent' | 'marketing-consent' | 'personal' | 'user-agreement' | 'trade-rules'

export interface ConsentLineProps {
  /** Label of the button that gives the consent: `Зарегистрироваться`. */
  action: string
  /**
   * What the form is for. `account` also accepts the user agreement, `order` the rules of trade; `newsletter` also
   * agrees to advertising, which no other form does.
   */
  purpose: 'account' | 'order' | 'request' | 'newsletter'
}

/**
 * Says below a form's button what pressing it agrees to (152-ФЗ), with links to the texts. Consents open in a window over
 * the form, and without scripts as pages; the others open in a new tab, so that nothing filled in is lost.
 */
export function ConsentLine({ action, purpose }: ConsentLineProps) {
  return (
    <p className={line}>
      {consentLineTexts.pressing(action)}
      {purpose === 'newsletter' && (
        <>
          <TextLink to="marketing-consent" isWindow />
          {consentLineTexts.and}
        </>
      )}
      <TextLink to="personal-consent" isWindow />
      {consentLineTexts.accepting}
      <TextLink to="personal" />
      {(purpose === 'account' || purpose === 'order') && (
        <>
          {consentLineTexts.and}
          <TextLink to={purpose === 'order' ? 'trade-rules' : 'user-agreement'} />
        </>
      )}
    </p>
  )
}

function TextLink({ to: slug, isWindow }: { to: Slug; isWindow?: boolean }) {
  const { layout, modals } = useHost()
  const part = useContext(PartContext)
  const leads = useLeads()
  const href = `/legal/${slug}/`
  const words = consentLineTexts[slug]

  function openText(event: MouseEvent) {
    if (!isWindow || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    modals.ask(
      {
        kind: isMobile(layout) ? 'sheet' : 'dialog',
        title: words[0]?.toUpperCase() + words.slice(1),
        width: TEXT_WIDTH,
        over: true,
        content: { widget: 'content/LegalText', props: { slug } },
      },
      part,
    )
  }

  if (!leads(href)) return words
  return (
    <a className={link} href={href} target="_blank" aria-haspopup={isWindow && 'dialog'} onClick={openText}>
      {words}
      {!isWindow && <VisuallyHidden>{consentLineTexts.newTab}</VisuallyHidden>}
    </a>
  )
}

const line = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
`

const link = css`
  color: inherit;
  text-decoration: underline;

  &:hover {
    color: ${color.textLink};
  }
`
