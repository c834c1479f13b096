import { css } from '@linaria/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Account } from '@verstak/contracts/session'
import { useHost } from '@verstak/host'
import { CabinetFrame } from '@verstak/remote-kit/CabinetFrame'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { Button } from '@verstak/ui-kit/Button'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { Heading } from '@verstak/ui-kit/Heading'
import { Icon } from '@verstak/ui-kit/Icon'
import { chevronRightIcon } from '@verstak/ui-kit/icons'
import { formatPhone } from '@verstak/ui-kit/phoneMask'
import { color, fontSize, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'
import { ContactForm } from './ContactForm.tsx'
import { Networks } from './Networks.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { profilePageTexts as texts } from './profilePage.texts.ts'
import { ProfileRow } from './ProfileRow.tsx'
import { sessionQuery } from './profileQueries.ts'

const ADDRESS = '/user/profile/'

/** Who the user is to the shop, and how he signs in; contacts and password can be changed. */
export function ProfilePage() {
  const { call } = useHost()
  const { account } = useSuspenseQuery(sessionQuery(call)).data
  return (
    <CabinetFrame current={ADDRESS} title={texts.title}>
      <title>{texts.documentTitle}</title>
      <meta name="robots" content="noindex" />
      {account ? <Profile account={account} /> : <GuestPage />}
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

function Profile({ account: { displayName, phone, email } }: { account: Account }) {
  return (
    <div className={column}>
      <section className={card} aria-label={texts.data}>
        <ProfileRow label={texts.name} value={displayName} />
        <ProfileRow what="phone" label={texts.phone} value={phone && formatPhone(phone)}>
          {(close) => <ContactForm type="phone" onClose={close} />}
        </ProfileRow>
        <ProfileRow what="email" label={texts.email} value={email}>
          {(close) => <ContactForm type="email" onClose={close} />}
        </ProfileRow>
        <ProfileRow what="password" label={texts.password} value={texts.passwordNote}>
          {(close) => <PasswordForm username={email ?? phone ?? ''} onClose={close} />}
        </ProfileRow>
      </section>
      <Networks />
      <section className={card}>
        <div className={inner}>
          <RemoteWidget name="auth/PasskeyList" fallback={null} />
        </div>
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

const column = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};
  max-width: 720px;
`

const card = css`
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
`

const inner = css`
  padding: ${space.s16};
`

const nextPage = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s16};
  padding: ${space.s16};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
  color: ${color.textPrimary};
  font-weight: ${weight.regular};

  &:hover {
    background-color: ${color.surfaceHover};
    color: ${color.textPrimary};
    text-decoration: none;
  }
`

const note = css`
  display: block;
  margin-top: ${space.s4};
  color: ${color.textMuted};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
`
