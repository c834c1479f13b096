import { useSuspenseQuery } from '@tanstack/react-query'
import { listJournal, type JournalEntry } from '@verstak/contracts/journal'
import { useHost } from '@verstak/host'
import { formatNumber } from '@verstak/plural/formatNumber'
import { useLoaderData } from '@verstak/router'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { Select } from '@verstak/ui-kit/Select'
import { TextField } from '@verstak/ui-kit/TextField'
import { ChangeList } from '../edit/ChangeList.tsx'
import { FIELD_NAMES } from '../fields/editFields.texts.ts'
import { showField } from '../fields/fieldValue.ts'
import { AdminFrame } from '../frame/AdminFrame.tsx'
import { AdminList } from '../list/AdminList.tsx'
import { CsvLink } from '../list/CsvLink.tsx'
import { listAddress } from '../list/listAddress.ts'
import { journalQuery, type JournalInput } from './journalLoader.ts'
import { journalTexts as texts } from './journal.texts.ts'

const PATH = '/admin/journal/'

/** Every change by staff: filters, pages, a table for spreadsheets, and the way back. */
export function JournalPage() {
  const { call } = useHost()
  const input = useLoaderData<JournalInput>()
  const { filters, page } = input
  const { data, refetch } = useSuspenseQuery(journalQuery(call, input))
  const nameOf = ({ entity, entityId }: JournalEntry) => texts.named(texts.kinds[entity] ?? entity, entityId)
  return (
    <AdminFrame
      current={PATH}
      title={texts.title}
      note={formatNumber(data.total)}
      actions={<CsvLink endpoint={listJournal} filters={filters} />}
    >
      <AdminList
        path={PATH}
        filters={filters}
        page={page}
        total={data.total}
        pageSize={data.pageSize}
        caption={texts.caption}
        rows={data.entries}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        empty={Object.keys(filters).length === 0 && <EmptyState title={texts.empty} level={3} />}
        columns={[
          {
            key: 'what',
            header: texts.what,
            cell: (entry) => (
              <a href={listAddress(PATH, { entity: entry.entity, entityId: entry.entityId })}>
                {nameOf(entry)}
                <br />
                {entry.name}
              </a>
            ),
          },
          {
            key: 'change',
            header: texts.changed,
            cell: (entry) => (
              <ChangeList
                changes={[entry]}
                labels={FIELD_NAMES[entry.entity] ?? {}}
                show={showField}
                onTakenBack={() => void refetch()}
              />
            ),
          },
        ]}
        fields={
          <>
            <Select name="userId" label={texts.author} defaultValue={filters.userId ?? ''}>
              <option value="">{texts.anybody}</option>
              {data.authors.map(({ userId, name }) => (
                <option key={userId} value={userId}>
                  {name}
                </option>
              ))}
            </Select>
            <Select name="entity" label={texts.entity} defaultValue={filters.entity ?? ''}>
              <option value="">{texts.anything}</option>
              {data.entities.map((kind) => (
                <option key={kind} value={kind}>
                  {texts.kinds[kind] ?? kind}
                </option>
              ))}
            </Select>
            <TextField name="entityId" type="search" label={texts.entityId} defaultValue={filters.entityId ?? ''} />
            <TextField name="from" type="date" label={texts.from} defaultValue={filters.from ?? ''} />
            <TextField name="to" type="date" label={texts.to} defaultValue={filters.to ?? ''} />
          </>
        }
      />
    </AdminFrame>
  )
}
