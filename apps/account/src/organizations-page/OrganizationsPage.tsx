import { useSuspenseQuery } from '@tanstack/react-query'
import type { OrganizationRow } from '@verstak/contracts/organization'
import { useHost } from '@verstak/host'
import { useAddOrganization } from '@verstak/remote-kit/useAddOrganization'
import { useLoaderData } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { plusIcon } from '@verstak/ui-kit/icons'
import { TextField } from '@verstak/ui-kit/TextField'
import { useState } from 'react'
import { OwnPage } from '../own-page/OwnPage.tsx'
import { Invitation } from './Invitation.tsx'
import { OrganizationCard } from './OrganizationCard.tsx'
import { organizationsTexts as texts } from './organizations.texts.ts'
import type { OrganizationsAddress } from './organizationsPageLoader.ts'
import { organizationsQuery } from './organizationsQuery.ts'
import * as styles from './organizationsStyles.tsx'

const ADDRESS = '/user/organizations/'
const ADD = '/user/organizations/add/'
/** A longer list is searched. */
const SEARCHED_FROM = 8

/** The user's organizations: for which he buys, their details and members; and an invitation of the address. */
export function OrganizationsPage() {
  const { call } = useHost()
  const { key } = useLoaderData() as OrganizationsAddress
  const { data } = useSuspenseQuery(organizationsQuery(call))
  const address = key === null ? ADDRESS : `${ADDRESS}?key=${encodeURIComponent(key)}`
  return (
    <OwnPage current={ADDRESS} address={address} title={texts.title} isGuest={!data}>
      {key !== null && <Invitation invitationKey={key} />}
      {data && <Organizations organizations={data.organizations} />}
    </OwnPage>
  )
}

function Organizations({ organizations }: { organizations: readonly OrganizationRow[] }) {
  const [words, setWords] = useState('')
  // A purchaser adds none (ROLE-010).
  const mayAdd = !organizations.some(({ isActive, role }) => isActive && role === 'purchaser')
  if (organizations.length === 0) {
    return (
      <EmptyState title={texts.empty} actions={<AddButton />}>
        {texts.emptyAdvice}
      </EmptyState>
    )
  }
  const found = organizations.filter((organization) => fits(organization, words))
  return (
    <div className={styles.column}>
      {organizations.length >= SEARCHED_FROM && (
        <TextField
          label={texts.search}
          isLabelHidden
          placeholder={texts.search}
          type="search"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <ul className={styles.list}>
        {found.map((organization) => (
          <OrganizationCard key={organization.id} organization={organization} />
        ))}
      </ul>
      <p role="status">{found.length === 0 && texts.nothing}</p>
      {mayAdd && (
        <div>
          <AddButton variant="secondary" />
        </div>
      )}
    </div>
  )
}

/** Opens the window; without scripts it leads to the page. */
function AddButton({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) {
  const { openAdd, early } = useAddOrganization()
  return (
    <Button
      href={ADD}
      size="l"
      variant={variant}
      icon={plusIcon}
      {...early}
      onClick={(event) => {
        event.preventDefault()
        openAdd()
      }}
    >
      {texts.add}
    </Button>
  )
}

const fits = ({ name, inn, kpp }: OrganizationRow, words: string) =>
  `${name} ${inn} ${kpp ?? ''}`.toLowerCase().includes(words.trim().toLowerCase())
