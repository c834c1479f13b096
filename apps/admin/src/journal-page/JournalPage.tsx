import { useSuspenseQuery } from '@tanstack/react-query'
import { listJournal, type JournalEntry } from '@verstak/contracts/journal'
import { FIELD_NAMES, JOURNAL_KIND_NAMES } from '@verstak/contracts/journal.texts'
import { useHost } from '@verstak/host'
import { useLoaderData } from '@verstak/router'
import { ChangeList } from '../edit/ChangeList.tsx'
import { ChoiceFilter, DateFilter, SearchFilter } from '../list/filterFields.tsx'
import { ListPage } from '../list/ListPage.tsx'
import { listAddress, type ListInput } from '../list/listAddress.ts'
import { journalQuery } from './journalLoader.ts'
import { journalTexts as texts } from './journal.texts.ts'

const PATH = '/admin/journal/'

/** Every change by staff: filters, pages, a table for spreadsheets, and the way back. */
export function JournalPage() {
  const { call } = useHost()
  const input = useLoaderData<ListInput>()
  const { filters, page } = input
  const { data, refetch } = useSuspenseQuery(journalQuery(call, input))
  const nameOf = ({ entity, entityId }: JournalEntry) => texts.named(JOURNAL_KIND_NAMES[entity] ?? entity, entityId)
  return (
    <ListPage
      path={PATH}
      endpoint={listJournal}
      title={texts.title}
      nothing={texts.empty}
      filters={filters}
      page={page}
      total={data.total}
      pageSize={data.pageSize}
      caption={texts.caption}
      rows={data.entries}
      keyOf={({ id }) => id}
      nameOf={nameOf}
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
            <ChangeList changes={[entry]} labels={FIELD_NAMES[entry.entity] ?? {}} onTakenBack={() => void refetch()} />
          ),
        },
      ]}
      fields={
        <>
          <ChoiceFilter
            {...{ filters, name: 'userId', label: texts.author, any: texts.anybody }}
            options={data.authors.map(({ userId, name }) => [userId, name])}
          />
          <ChoiceFilter
            {...{ filters, name: 'entity', label: texts.entity, any: texts.anything }}
            options={data.entities.map((kind) => [kind, JOURNAL_KIND_NAMES[kind] ?? kind])}
          />
          <SearchFilter filters={filters} name="entityId" label={texts.entityId} />
          <DateFilter filters={filters} name="from" label={texts.from} />
          <DateFilter filters={filters} name="to" label={texts.to} />
        </>
      }
    />
  )
}
