import { useSuspenseQuery } from '@tanstack/react-query'
import type { Account } from '@verstak/contracts/session'
import { useHost } from '@verstak/host'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { Heading } from '@verstak/ui-kit/Heading'
import { Icon } from '@verstak/ui-kit/Icon'
import { chevronRightIcon } from '@verstak/ui-kit/icons'
import { formatPhone } from '@verstak/ui-kit/phoneMask'
import { Skeleton } from '@verstak/ui-kit/Skeleton'
import { clsx } from 'clsx/lite'
import { OwnPage } from '../own-page/OwnPage.tsx'
import { sessionQuery } from '../own-page/sessionQuery.ts'
import { createLatePart } from '../late-part/createLatePart.tsx'
import { Later } from '../late-part/Later.tsx'
import { column } from './cardStyles.tsx'
import { Networks } from './Networks.tsx'
import { profilePageTexts as texts } from './profilePage.texts.ts'
import { ProfileRow } from './ProfileRow.tsx'
import { facts, inner, nextPage, note } from './profileStyles.tsx'

const ADDRESS = '/user/profile/'

const ContactForm = createLatePart(() =>
  import(/* webpackChunkName: "profile-forms" */ './ContactForm.tsx').then((code) => code.ContactForm),
)
const PasswordForm = createLatePart(() =>
  import(/* webpackChunkName: "profile-forms" */ './PasswordForm.tsx').then((code) => code.PasswordForm),
)

/** Who the user is to the shop, and how he signs in; contacts and password can be changed. */
export function ProfilePage() {
  const { call } = useHost()
  const { account } = useSuspenseQuery(sessionQuery(call)).data
  return (
    <OwnPage current={ADDRESS} title={texts.title} isGuest={!account}>
      {account && <Profile account={account} />}
    </OwnPage>
  )
}

/** Holds the place of the passkeys. */
const passkeys = <Skeleton height="160px" />

function Profile({ account: { displayName, phone, email } }: { account: Account }) {
  return (
    <div className={column}>
      <section className={facts} aria-label={texts.data}>
        <ProfileRow label={texts.name} value={displayName} />
        <ProfileRow what="phone" bring={ContactForm.bring} label={texts.phone} value={phone && formatPhone(phone)}>
          {(close) => <ContactForm type="phone" onClose={close} />}
        </ProfileRow>
        <ProfileRow what="email" bring={ContactForm.bring} label={texts.email} value={email}>
          {(close) => <ContactForm type="email" onClose={close} />}
        </ProfileRow>
        <ProfileRow what="password" bring={PasswordForm.bring} label={texts.password} value={texts.passwordNote}>
          {(close) => <PasswordForm username={email ?? phone ?? ''} onClose={close} />}
        </ProfileRow>
      </section>
      <Networks />
      <section className={clsx(facts, inner)}>
        <Later fallback={passkeys}>
          <RemoteWidget name="auth/PasskeyList" fallback={passkeys} />
        </Later>
      </section>
      <NextPage href="/user/personal-data/" title={texts.personal} text={texts.personalNote} />
      <NextPage href="/user/devices/" title={texts.devices} text={texts.devicesNote} />
    </div>
  )
}

function NextPage({ href, title, text }: { href: string; title: string; text: string }) {
  return (
    <a className={nextPage} href={href}>
      <span>
        <Heading level={2} look="block">
          {title}
        </Heading>
        <span className={note}>{text}</span>
      </span>
      <Icon shape={chevronRightIcon} />
    </a>
  )
}
