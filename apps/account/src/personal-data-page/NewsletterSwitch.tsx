import { useQueryClient } from '@tanstack/react-query'
import { readApiError } from '@verstak/api-client/readApiError'
import { setNewsletter } from '@verstak/contracts/personalData'
import type { PersonalData } from '@verstak/contracts/personalData'
import { useHost } from '@verstak/host'
import { useModals, useToasts } from '@verstak/remote-kit/useModals'
import { Heading } from '@verstak/ui-kit/Heading'
import { Switch } from '@verstak/ui-kit/Switch'
import { useState } from 'react'
import { card, words } from '../profile-page/cardStyles.tsx'
import { personalDataTexts as texts } from './personalDataPage.texts.ts'
import { consentsQuery, personalDataQuery } from './personalDataQueries.ts'

const DONE = {
  on: texts.newsletterOn,
  waiting: texts.newsletterSent,
  off: texts.newsletterOff,
  'no-email': '',
} as const

/** Whether the newsletter goes to the user's e-mail. */
export function NewsletterSwitch({ newsletter, email }: Pick<PersonalData, 'newsletter' | 'email'>) {
  const { call } = useHost()
  const queryClient = useQueryClient()
  const { showError } = useModals()
  const toast = useToasts()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const isOn = newsletter === 'on' || newsletter === 'waiting'

  async function change(isWanted: boolean) {
    if (wanted !== null) return
    setWanted(isWanted)
    try {
      const data = await call(setNewsletter, { body: { isWanted } })
      queryClient.setQueryData(personalDataQuery(call).queryKey, data)
      void queryClient.invalidateQueries({ queryKey: consentsQuery(call).queryKey })
      toast({ text: DONE[data.newsletter], tone: 'ok' })
    } catch (error) {
      const refusal = readApiError(error)
      const said = refusal?.details[0]?.text
      showError({ text: said ?? (refusal?.code === 'rate-limited' ? texts.tooOften : texts.failed) })
    }
    setWanted(null)
  }

  return (
    <section className={card}>
      <Heading level={2} look="block">
        {texts.newsletter}
      </Heading>
      <Switch
        label={texts.newsletterSwitch}
        checked={wanted ?? isOn}
        disabled={newsletter === 'no-email'}
        onChange={(event) => void change(event.target.checked)}
      />
      <p className={words} aria-live="polite">
        {newsletter === 'no-email' && texts.newsletterNoEmail}
        {newsletter === 'on' && texts.newsletterTo(email ?? '')}
        {newsletter === 'waiting' && texts.newsletterWaiting(email ?? '')}
      </p>
    </section>
  )
}
