import { useSuspenseQuery } from '@tanstack/react-query'
import type { PersonalData } from '@verstak/contracts/personalData'
import { useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { Heading } from '@verstak/ui-kit/Heading'
import { OwnPage } from '../own-page/OwnPage.tsx'
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
    <OwnPage current={ADDRESS} title={texts.title} isGuest={!data}>
      {data && <Sections data={data} />}
    </OwnPage>
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
