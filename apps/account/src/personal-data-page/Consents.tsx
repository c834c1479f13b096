import { useQuery, useQueryClient } from '@tanstack/react-query'
import { withdrawConsent } from '@verstak/contracts/consent'
import type { Consent } from '@verstak/contracts/consent'
import { formatDate } from '@verstak/dates'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { useModals, useToasts } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { Heading } from '@verstak/ui-kit/Heading'
import { Link } from '@verstak/ui-kit/Link'
import { useId, useRef, useState } from 'react'
import { card, quiet, words } from '../profile-page/cardStyles.tsx'
import { personalDataTexts as texts } from './personalDataPage.texts.ts'
import { consentsQuery, personalDataQuery } from './personalDataQueries.ts'
import { consentRow, rows } from './personalDataStyles.tsx'

/** Shown before the rest is asked for. */
const FIRST = 5

/** What the user has agreed to, and when; each can be withdrawn. */
export function Consents() {
  const { call } = useHost()
  const { timeZone } = useRegion()
  const queryClient = useQueryClient()
  const { confirm, showError } = useModals()
  const toast = useToasts()
  const { data, isError, refetch } = useQuery(consentsQuery(call))
  const [ending, setEnding] = useState<number | null>(null)
  const [isWhole, setWhole] = useState(false)
  const section = useRef<HTMLElement>(null)
  const titleId = useId()
  const dateOf = (iso: string) => formatDate(new Date(iso), timeZone)

  async function withdraw({ id, purpose }: Consent) {
    if (ending !== null) return
    const { withdrawTitle: title, withdrawText, withdraw: confirmLabel } = texts
    if (!(await confirm({ title, text: withdrawText[purpose], confirmLabel }))) return
    setEnding(id)
    try {
      await call(withdrawConsent, { body: { id } })
      // The pressed button goes.
      section.current?.focus()
      await Promise.all(
        [consentsQuery(call), personalDataQuery(call)].map(({ queryKey }) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      )
      toast({ text: texts.withdrawDone, tone: 'ok' })
    } catch {
      showError({ text: texts.failed })
    }
    setEnding(null)
  }

  const consents = data?.consents ?? []
  const shown = isWhole ? consents : consents.slice(0, FIRST)
  return (
    <section className={card} ref={section} tabIndex={-1} aria-labelledby={titleId}>
      <Heading level={2} look="block" id={titleId}>
        {texts.consents}
      </Heading>
      {isError && <ErrorState title={texts.failed} onRetry={() => void refetch()} />}
      {data && <p className={words}>{consents.length > 0 ? texts.consentsLead : texts.noConsents}</p>}
      <ul className={rows}>
        {shown.map((consent) => (
          <li key={consent.id} className={consentRow}>
            <div>
              <p>
                <Link href={consent.document.url}>{texts.purposes[consent.purpose]}</Link>
              </p>
              <p className={quiet}>
                {texts.given(dateOf(consent.givenAt), texts.forms[consent.form])}{' '}
                {consent.withdrawnAt && texts.withdrawn(dateOf(consent.withdrawnAt))}
              </p>
            </div>
            {consent.withdrawnAt === null && (
              <Button
                variant="secondary"
                size="s"
                loading={ending === consent.id}
                aria-haspopup="dialog"
                aria-label={texts.withdrawOf(texts.purposes[consent.purpose], dateOf(consent.givenAt))}
                onClick={() => void withdraw(consent)}
              >
                {texts.withdraw}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {shown.length < consents.length && (
        <Button variant="ghost" onClick={() => setWhole(true)}>
          {texts.moreConsents(String(consents.length - shown.length))}
        </Button>
      )}
    </section>
  )
}
