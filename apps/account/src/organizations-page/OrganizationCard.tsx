import { useQueryClient } from '@tanstack/react-query'
import { setMainOrganization, type OrganizationRow } from '@verstak/contracts/organization'
import { removeMember } from '@verstak/contracts/organizationMember'
import { CONTRACTOR_FORM_PATH, getSession } from '@verstak/contracts/session'
import { isMobile, useHost } from '@verstak/host'
import { formatPrice } from '@verstak/money'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { useModals } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { Disclosure } from '@verstak/ui-kit/Disclosure'
import { clsx } from 'clsx/lite'
import { useState } from 'react'
import { reloadPage } from '../add-organization/reloadPage.ts'
import { createLatePart } from '../late-part/createLatePart.tsx'
import { OrganizationDetails } from './OrganizationDetails.tsx'
import { organizationsTexts as texts, roleNames } from './organizations.texts.ts'
import { organizationsQuery } from './organizationsQuery.ts'
import * as styles from './organizationsStyles.tsx'

const MEMBERS_WIDTH = 640

const MembersWindow = createLatePart(() =>
  import(/* webpackChunkName: "members" */ './MembersWindow.tsx').then((code) => code.MembersWindow),
)

/** One organization: who the user is there, and what he can do. */
export function OrganizationCard({ organization }: { organization: OrganizationRow }) {
  const { id, name, inn, kpp, role, orderLimit, isMain, isActive, members } = organization
  const { call, layout } = useHost()
  const queryClient = useQueryClient()
  const { open, confirm, showError, early } = useModals()
  const [running, setRunning] = useState<'main' | 'leave' | null>(null)
  const isLimited = role === 'purchaser'

  async function run(what: 'main' | 'leave', change: () => Promise<unknown>) {
    if (running !== null) return
    setRunning(what)
    try {
      await change()
      // Prices, menu and documents of every page are those of another buyer now.
      reloadPage()
    } catch {
      showError({ text: texts.failed })
      setRunning(null)
    }
  }

  async function leave() {
    const isSure = await confirm({ title: texts.leaveTitle(name), text: texts.leaveText, confirmLabel: texts.leave })
    if (!isSure) return
    const { account } = await queryClient.ensureQueryData(endpointQuery(call, getSession, {}))
    if (account) await run('leave', () => call(removeMember, { body: { organizationId: id, userId: account.id } }))
  }

  function showMembers() {
    const { closed } = open({
      kind: isMobile(layout) ? 'sheet' : 'dialog',
      title: texts.membersOf(name),
      width: MEMBERS_WIDTH,
      content: <MembersWindow organizationId={id} />,
    })
    void closed.then(() => queryClient.invalidateQueries({ queryKey: organizationsQuery(call).queryKey }))
  }

  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.facts}>
            {[texts.inn(inn), ...(kpp === null ? [] : [texts.kpp(kpp)]), ...(isMain ? [texts.main] : [])].join(', ')}
          </p>
          <p className={styles.facts}>
            {roleNames[role]}
            {orderLimit !== null && `. ${texts.limit(formatPrice(orderLimit))}`}
          </p>
        </div>
        {isActive ? (
          <p className={styles.active}>{texts.active}</p>
        ) : (
          // The set-contractor link (CABINET-025): it works without scripts, too.
          <form method="post" action={CONTRACTOR_FORM_PATH}>
            <Button type="submit" name="id" value={id} variant="outline" aria-label={texts.buyOf(name)}>
              {texts.buy}
            </Button>
          </form>
        )}
      </div>
      <div className={clsx(styles.actions, styles.cardActions)}>
        {!isLimited && (
          <Button variant="secondary" aria-haspopup="dialog" {...early} onClick={showMembers}>
            {texts.members(members)}
          </Button>
        )}
        {!isLimited && !isMain && (
          <Button
            variant="secondary"
            aria-label={texts.setMainOf(name)}
            loading={running === 'main'}
            onClick={() => void run('main', () => call(setMainOrganization, { body: { id } }))}
          >
            {texts.setMain}
          </Button>
        )}
        {(role !== 'owner' || members > 1) && (
          <Button
            variant="link"
            aria-label={texts.leaveOf(name)}
            loading={running === 'leave'}
            {...early}
            onClick={() => void leave()}
          >
            {texts.leave}
          </Button>
        )}
      </div>
      <Disclosure summary={texts.details}>
        <OrganizationDetails organization={organization} />
      </Disclosure>
    </li>
  )
}
