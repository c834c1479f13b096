import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readApiError } from '@verstak/api-client/readApiError'
import { unlinkIdentity } from '@verstak/contracts/identity'
import { formatDate } from '@verstak/dates'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { useModals, useToasts } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { Heading } from '@verstak/ui-kit/Heading'
import { clsx } from 'clsx/lite'
import { useId, useRef, useState } from 'react'
import { quiet } from './cardStyles.tsx'
import { LateConfirmUser } from './LateConfirmUser.tsx'
import { profilePageTexts as texts } from './profilePage.texts.ts'
import { identitiesQuery } from './profileQueries.ts'
import { facts, inner, network, networkName, networksLead } from './profileStyles.tsx'

type Provider = 'vk' | 'oidc'

/** Accounts at other sites with which the user signs in; nothing without one. */
export function Networks() {
  const { call } = useHost()
  const { timeZone } = useRegion()
  const queryClient = useQueryClient()
  const { confirm, showError } = useModals()
  const toast = useToasts()
  const query = identitiesQuery(call)
  const { data } = useQuery(query)
  const [ending, setEnding] = useState<Provider | null>(null)
  const [confirming, setConfirming] = useState<Provider | null>(null)
  const section = useRef<HTMLElement>(null)
  const id = useId()
  if (!data || data.identities.length === 0) return null

  async function ask(provider: Provider, name: string) {
    const isSure = await confirm({
      title: texts.unlinkTitle(name),
      text: texts.unlinkText,
      confirmLabel: texts.unlink,
    })
    if (isSure) await unlink(provider)
  }

  async function unlink(provider: Provider) {
    setEnding(provider)
    try {
      const answer = await call(unlinkIdentity, { body: { provider } })
      // The pressed button goes with its row.
      section.current?.focus()
      queryClient.setQueryData(query.queryKey, answer)
      setConfirming(null)
      toast({ text: texts.unlinked, tone: 'ok' })
    } catch (error) {
      if (readApiError(error)?.code === 'confirmation-required') setConfirming(provider)
      else showError({ text: texts.failed })
    }
    setEnding(null)
  }

  return (
    <section className={clsx(facts, inner)} ref={section} tabIndex={-1} aria-labelledby={id}>
      <Heading level={2} look="section" id={id}>
        {texts.ways}
      </Heading>
      <p className={networksLead}>{texts.waysLead}</p>
      <ul>
        {data.identities.map(({ provider, name, createdAt }) => (
          <li key={provider} className={network}>
            <div>
              <b className={networkName}>{name}</b>
              <p className={quiet}>{texts.linked(formatDate(new Date(createdAt), timeZone))}</p>
            </div>
            <Button
              variant="secondary"
              aria-label={texts.unlinkOf(name)}
              loading={ending === provider}
              onClick={() => void ask(provider, name)}
            >
              {texts.unlink}
            </Button>
            {confirming === provider && (
              <LateConfirmUser
                lead={texts.confirmLead(name)}
                action={texts.confirmAndUnlink}
                onConfirmed={() => unlink(provider)}
                onClose={() => setConfirming(null)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
