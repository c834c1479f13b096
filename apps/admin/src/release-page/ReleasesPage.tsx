import { listStaffReleases, rollbackReleaseAsStaff } from '@verstak/contracts/staffShop'
import { useHost } from '@verstak/host'
import { useModals } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { Message } from '@verstak/ui-kit/Message'
import { Table } from '@verstak/ui-kit/Table'
import { ConfirmStaff } from '../confirm/ConfirmStaff.tsx'
import { AdminCard } from '../fields/AdminCard.tsx'
import { AdminFrame } from '../frame/AdminFrame.tsx'
import { momentOf } from '../frame/adminDates.ts'
import { AdminList } from '../list/AdminList.tsx'
import { CsvLink } from '../list/CsvLink.tsx'
import { ChoiceFilter } from '../list/filterFields.tsx'
import { listAddress } from '../list/listAddress.ts'
import { useRowKeys } from '../list/useRowKeys.ts'
import { useList } from '../list/useList.ts'
import { ActivateRelease } from './ActivateRelease.tsx'
import { releaseTexts as texts } from './releases.texts.ts'
import { useReleaseChange } from './useReleaseChange.ts'

const PATH = '/admin/releases/'

/** What is live of each part, with the way back and the way forward; and what happened. */
export function ReleasesPage() {
  const { call } = useHost()
  const { confirm } = useModals()
  const { data, refetch, list } = useList(listStaffReleases)
  const change = useReleaseChange(refetch)

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
        actions={<CsvLink endpoint={listStaffReleases} filters={{ table: 'live' }} of={texts.live} />}
      >
        <div ref={useRowKeys()}>
          <Table
            caption={texts.live}
            isCaptionHidden
            columns={[
              { key: 'part', header: texts.part, cell: ({ remote }) => remote },
              { key: 'version', header: texts.version, cell: ({ version }) => version },
              {
                key: 'canary',
                header: texts.canary,
                cell: ({ canary }) => (canary ? texts.share(canary.version, canary.percent) : texts.noCanary),
              },
              {
                key: 'actions',
                header: texts.actions,
                cell: ({ remote, canary, previous }) =>
                  (canary ?? previous) && (
                    <Button
                      variant="secondary"
                      size="s"
                      disabled={change.isRunning}
                      aria-label={texts.of(canary ? texts.endCanary : texts.rollback, remote)}
                      onClick={() => void rollBack(remote)}
                    >
                      {canary ? texts.endCanary : texts.rollback}
                    </Button>
                  ),
              },
            ]}
            rows={data.parts}
            keyOf={({ remote }) => remote}
          />
        </div>
        <ActivateRelease parts={data.parts} isRunning={change.isRunning} onActivate={change.run} />
      </AdminCard>
      <AdminCard
        title={texts.history}
        actions={<CsvLink endpoint={listStaffReleases} filters={list.filters} of={texts.history} />}
      >
        <AdminList
          {...list}
          path={PATH}
          caption={texts.history}
          rows={data.history}
          keyOf={({ revision }) => revision}
          nameOf={({ remote, version }) => `${remote} ${version}`}
          columns={[
            {
              key: 'part',
              header: texts.part,
              cell: ({ remote }) => <a href={listAddress(PATH, { remote })}>{remote}</a>,
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
              {...{ filters: list.filters, name: 'remote', label: texts.part }}
              options={data.parts.map(({ remote }) => [remote, remote])}
            />
          }
        />
      </AdminCard>
    </AdminFrame>
  )
}
