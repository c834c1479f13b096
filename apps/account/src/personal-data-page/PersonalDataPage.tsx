import { useSuspenseQuery } from '@tanstack/react-query'
import type { PersonalData } from '@verstak/contracts/personalData'
import { useHost } from '@verstak/host'
import { CabinetFrame } from '@verstak/remote-kit/CabinetFrame'
import { Button } from '@verstak/ui-kit/Button'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { Heading } from '@verstak/ui-kit/Heading'
import { card, column, words } from '../profile-page/cardStyles.tsx'
import { Consents } from './Consents.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { ExportData } from './ExportData.tsx'
import { NameForm } from './NameForm.tsx'
import { NewsletterSwitch } from './NewsletterSwitch.tsx'
import { personalDataTexts as texts } from './personalDataPage.texts.ts'
import { personalDataQuery } from './personalDataQueries.ts'

const ADDRESS = '/user/personal-data/'

/** Name, newsletter, consents, all data as a file, and the end of the account. */
export function PersonalDataPage() {
  const { call } = useHost()
  const { data } = useSuspenseQuery(personalDataQuery(call))
  return (
    <CabinetFrame current={ADDRESS} title={texts.title}>
      <title>{texts.documentTitle}</title>
      <meta name="robots" content="noindex" />
      {data ? <Sections data={data} /> : <GuestPage />}
    </CabinetFrame>
  )
}

function GuestPage() {
  return (
    <EmptyState
      title={texts.guest}
      actions={
        <Button size="l" href={`/login/?next=${encodeURIComponent(ADDRESS)}`}>
          {texts.signIn}
        </Button>
      }
    >
      {texts.guestAdvice}
    </EmptyState>
  )
}

function Sections({ data }: { data: PersonalData }) {
  return (
    <div className={column}>
      <NameForm {...data} />
      <section className={card}>
        <Heading level={2} look="block">
          {texts.contacts}
        </Heading>
        <p className={words}>{texts.contactsNote}</p>
        <Button variant="secondary" href="/user/profile/">
          {texts.toProfile}
        </Button>
      </section>
      <NewsletterSwitch {...data} />
      <Consents />
      <ExportData />
      <DeleteAccount obstacles={data.obstacles} />
    </div>
  )
}
