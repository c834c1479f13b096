import { listStaffLegal } from '@verstak/contracts/legalStaff'
import { momentOf } from '../frame/adminDates.ts'
import { SearchFilter } from '../list/filterFields.tsx'
import { ListPage } from '../list/ListPage.tsx'
import { useList } from '../list/useList.ts'
import { legalPagesTexts as texts } from './legalPages.texts.ts'

const PATH = '/admin/legal/'

/** The legal documents: which edition is valid, and which one is planned. */
export function LegalDocumentsPage() {
  const { data, list } = useList(listStaffLegal)
  return (
    <ListPage
      {...list}
      path={PATH}
      title={texts.title}
      caption={texts.caption}
      rows={data.documents}
      keyOf={({ slug }) => slug}
      nameOf={({ title }) => title}
      columns={[
        { key: 'title', header: texts.name, cell: ({ slug, title }) => <a href={`${PATH}${slug}/`}>{title}</a> },
        { key: 'version', header: texts.edition, cell: ({ version }) => version },
        { key: 'since', header: texts.since, cell: ({ publishedAt }) => momentOf(publishedAt) },
        { key: 'planned', header: texts.planned, cell: ({ plannedAt }) => plannedAt && momentOf(plannedAt) },
      ]}
      fields={<SearchFilter filters={list.filters} label={texts.search} />}
    />
  )
}
