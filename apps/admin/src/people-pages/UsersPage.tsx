import { endUserSessions } from '@verstak/contracts/session'
import { listStaffUsers } from '@verstak/contracts/staffShop'
import { useHost } from '@verstak/host'
import { formatNumber } from '@verstak/plural/formatNumber'
import { useModals, useToasts } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { momentOf } from '../frame/adminDates.ts'
import { SearchFilter } from '../list/filterFields.tsx'
import { ListPage } from '../list/ListPage.tsx'
import { useList } from '../list/useList.ts'
import { peopleTexts as texts } from './people.texts.ts'

const PATH = '/admin/users/'

/** Buyers with a search; all sessions of one can be ended when he calls. */
export function UsersPage() {
  const { call } = useHost()
  const { data, refetch, list } = useList(listStaffUsers)
  const { confirm, showError } = useModals()
  const toast = useToasts()

  async function end(userId: number, name: string) {
    const isSure = await confirm({ title: texts.endTitle(name), text: texts.endText, confirmLabel: texts.end })
    if (!isSure) return
    try {
      await call(endUserSessions, { body: { userId } })
      toast({ text: texts.ended, tone: 'ok' })
      await refetch()
    } catch {
      showError({ text: texts.failed })
    }
  }

  return (
    <ListPage
      {...list}
      path={PATH}
      title={texts.users}
      nothing={texts.noUsers}
      caption={texts.usersCaption}
      rows={data.users}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      columns={[
        { key: 'name', header: texts.name, cell: ({ name }) => name },
        { key: 'email', header: texts.email, cell: ({ email }) => email },
        { key: 'phone', header: texts.phone, cell: ({ phone }) => phone },
        { key: 'since', header: texts.since, cell: ({ createdAt }) => momentOf(createdAt) },
        { key: 'orders', header: texts.orders, align: 'end', cell: ({ orders }) => formatNumber(orders) },
        {
          key: 'sessions',
          header: texts.sessions,
          align: 'end',
          cell: ({ id, name, sessions }) =>
            sessions > 0 && (
              <Button variant="ghost" size="s" aria-label={`${texts.end}: ${name}`} onClick={() => void end(id, name)}>
                {texts.end}
              </Button>
            ),
        },
      ]}
      fields={<SearchFilter filters={list.filters} label={texts.usersSearch} />}
    />
  )
}
