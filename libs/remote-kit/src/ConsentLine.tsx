import { css } from '@linaria/core'
import { isMobile, useHost } from '@verstak/host'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { color, fontSize, lineHeight } from '@verstak/ui-kit/tokens'
import type { MouseEvent } from 'react'
import { consentLineTexts } from './consentLine.texts.ts'
import { useLeads } from './useLeads.tsx'
import { useModals } from './useModals.tsx'

const TEXT_WIDTH = 720

/** Addresses of the texts; the consents are `CONSENT_DOCUMENTS` of `@verstak/contracts/consent`. */
const SLUGS = { personal: 'personal-consent', marketing: 'marketing-consent' } as const
const PAGES = {
  policy: '/legal/personal/',
  agreement: '/legal/user-agreement/',
  rules: '/legal/trade-rules/',
} as const

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
  const accepted = purpose === 'account' ? 'agreement' : purpose === 'order' ? 'rules' : null
  return (
    <p className={line}>
      {consentLineTexts.pressing(action)}
      {purpose === 'newsletter' && (
        <>
          <ConsentLink to="marketing" />
          {consentLineTexts.and}
        </>
      )}
      <ConsentLink to="personal" />
      {consentLineTexts.accepting}
      <PageLink to="policy" />
      {accepted && (
        <>
          {consentLineTexts.and}
          <PageLink to={accepted} />
        </>
      )}
    </p>
  )
}

function ConsentLink({ to }: { to: keyof typeof SLUGS }) {
  const { layout } = useHost()
  const leads = useLeads()
  const { open, early } = useModals()
  const slug = SLUGS[to]
  const href = `/legal/${slug}/`

  function openText(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open({
      kind: isMobile(layout) ? 'sheet' : 'dialog',
      title: consentLineTexts.titles[to],
      width: TEXT_WIDTH,
      over: true,
      content: { widget: 'content/LegalText', props: { slug } },
    })
  }

  if (!leads(href)) return consentLineTexts[to]
  return (
    <a className={link} href={href} target="_blank" aria-haspopup="dialog" {...early} onClick={openText}>
      {consentLineTexts[to]}
    </a>
  )
}

function PageLink({ to }: { to: keyof typeof PAGES }) {
  const leads = useLeads()
  const href = PAGES[to]
  if (!leads(href)) return consentLineTexts[to]
  return (
    <a className={link} href={href} target="_blank">
      {consentLineTexts[to]}
      <VisuallyHidden>{consentLineTexts.newTab}</VisuallyHidden>
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
