import { listStaffReleases, rollbackReleaseAsStaff } from '@verstak/contracts/staffShop'
import { useHost } from '@verstak/host'
import { useModals } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { Message } from '@verstak/ui-kit/Message'
import { ConfirmStaff } from '../confirm/ConfirmStaff.tsx'
import { AdminCard } from '../fields/AdminCard.tsx'
import { AdminFrame } from '../frame/AdminFrame.tsx'
import { momentOf } from '../frame/adminDates.ts'
import { AdminList } from '../list/AdminList.tsx'
import { CsvLink } from '../list/CsvLink.tsx'
import { ChoiceFilter, SearchFilter } from '../list/filterFields.tsx'
import { listAddress, type ListFilters } from '../list/listAddress.ts'
import { useList } from '../list/useList.ts'
import { ActivateRelease } from './ActivateRelease.tsx'
import { liveColumns } from './liveColumns.ts'
import { releaseTexts as texts } from './releases.texts.ts'
import { useReleaseChange } from './useReleaseChange.ts'

const PATH = '/admin/releases/'

/** What is live of each part, with the way back and the way forward; and what happened. */
export function ReleasesPage() {
  const { call } = useHost()
  const { confirm } = useModals()
  const { data, refetch, list } = useList(listStaffReleases)
  const change = useReleaseChange(refetch)
  const { remote, ...filters } = list.filters
  const history: ListFilters = remote === undefined ? {} : { remote }

  async function rollBack(remote: string) {
    const isSure = await confirm({
      title: texts.rollbackTitle(remote),
      text: texts.rollbackText,
      confirmLabel: texts.rollback,
    })
    if (isSure) await change.run(() => call(rollbackReleaseAsStaff, { body: { remote } }))
  }

  return (
    <AdminFrame current={PATH} title={texts.title}>
      {change.problem && (
        <Message tone="danger" isLive>
          {change.problem}
        </Message>
      )}
      {change.goOn && <ConfirmStaff onConfirmed={change.goOn} />}
      <AdminCard
        title={texts.live}
        actions={<CsvLink endpoint={listStaffReleases} filters={{ table: 'live', ...filters }} of={texts.live} />}
      >
        <AdminList
          path={PATH}
          filters={filters}
          kept={history}
          caption={texts.live}
          rows={data.parts.filter((part) => data.found?.includes(part.remote) ?? true)}
          keyOf={(part) => part.remote}
          nameOf={(part) => part.remote}
          columns={[
            ...liveColumns,
            {
              key: 'actions',
              header: texts.actions,
              cell: ({ remote: part, canary, previous }) =>
                (canary ?? previous) && (
                  <Button
                    variant="secondary"
                    size="s"
                    disabled={change.isRunning}
                    aria-label={texts.of(canary ? texts.endCanary : texts.rollback, part)}
                    onClick={() => void rollBack(part)}
                  >
                    {canary ? texts.endCanary : texts.rollback}
                  </Button>
                ),
            },
          ]}
          fields={
            <>
              <SearchFilter filters={filters} label={texts.search} />
              <ChoiceFilter
                {...{ filters, name: 'state', label: texts.canary }}
                options={Object.entries(texts.states)}
              />
            </>
          }
        />
        <ActivateRelease parts={data.parts} isRunning={change.isRunning} onActivate={change.run} />
      </AdminCard>
      <AdminCard
        title={texts.history}
        actions={<CsvLink endpoint={listStaffReleases} filters={history} of={texts.history} />}
      >
        <AdminList
          {...list}
          path={PATH}
          filters={history}
          kept={filters}
          caption={texts.history}
          rows={data.history}
          keyOf={({ revision }) => revision}
          nameOf={(row) => `${row.remote} ${row.version}`}
          columns={[
            {
              key: 'part',
              header: texts.part,
              cell: ({ remote: part }) => <a href={listAddress(PATH, { ...filters, remote: part })}>{part}</a>,
            },
            { key: 'version', header: texts.revision, cell: ({ version }) => version },
            { key: 'at', header: texts.at, cell: ({ at }) => momentOf(at) },
            { key: 'who', header: texts.who, cell: ({ actor }) => actor },
            {
              key: 'what',
              header: texts.what,
              cell: ({ kind, percent, reason }) =>
                [texts.kinds[kind], kind === 'canary' && texts.percent(percent), reason].filter(Boolean).join(', '),
            },
          ]}
          fields={
            <ChoiceFilter
              {...{ filters: history, name: 'remote', label: texts.part }}
              options={data.parts.map((part) => [part.remote, part.remote])}
            />
          }
        />
      </AdminCard>
    </AdminFrame>
  )
}
