import { css } from '@linaria/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ContentState, createContent, listStaffContent, type StaffContentRow } from '@verstak/contracts/contentStaff'
import { mayCall } from '@verstak/contracts/staffPolicy'
import { useHost } from '@verstak/host'
import { useModals } from '@verstak/remote-kit/useModals'
import { useLoaderData } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { Link } from '@verstak/ui-kit/Link'
import { color, fontSize, lineHeight } from '@verstak/ui-kit/tokens'
import { momentOf } from '../frame/adminDates.ts'
import { AdminFrame } from '../frame/AdminFrame.tsx'
import { useStaff } from '../frame/staffQuery.ts'
import { adminListTexts } from '../list/adminList.texts.ts'
import { AdminList } from '../list/AdminList.tsx'
import { CsvLink } from '../list/CsvLink.tsx'
import { ChoiceFilter, SearchFilter } from '../list/filterFields.tsx'
import { documentSections, documentsTexts as texts } from './documents.texts.ts'
import { documentsQuery, type DocumentsInput } from './documentsLoader.ts'
import { NewDocument } from './NewDocument.tsx'

/** Pages, news or articles of the shop in all their states. */
export function DocumentsPage() {
  const { call } = useHost()
  const { role } = useStaff()
  const { open } = useModals()
  const input = useLoaderData<DocumentsInput>()
  const { section, filters, page } = input
  const { data } = useSuspenseQuery(documentsQuery(call, input))
  const { title, add, kind } = documentSections[section]
  const path = `/admin/${section}/`
  const mayMake = mayCall(role, createContent)
  return (
    <AdminFrame
      current={path}
      title={title}
      note={texts.note(data.total)}
      actions={
        <>
          <CsvLink endpoint={listStaffContent} filters={{ ...filters, kind }} />
          {mayMake && (
            <Button
              variant="inverse"
              size="s"
              aria-haspopup="dialog"
              onClick={() =>
                open({
                  kind: 'dialog',
                  title: add,
                  content: (close) => <NewDocument section={section} onClose={close} />,
                })
              }
            >
              {add}
            </Button>
          )}
        </>
      }
    >
      <AdminList
        path={path}
        filters={filters}
        page={page}
        total={data.total}
        pageSize={data.pageSize}
        caption={texts.caption}
        advice={mayMake && adminListTexts.addFirst(add)}
        rows={data.documents}
        keyOf={({ id }) => id}
        nameOf={(row) => row.title}
        columns={[
          {
            key: 'title',
            header: texts.name,
            cell: ({ id, title: name }: StaffContentRow) => <Link href={`${path}${id}/`}>{name}</Link>,
          },
          { key: 'path', header: texts.address, cell: (row: StaffContentRow) => row.path },
          {
            key: 'state',
            header: texts.state,
            cell: ({ state, isShown }: StaffContentRow) => (
              <>
                {texts.states[state]}
                {state !== 'published' && isShown && <div className={quiet}>{texts.onSite}</div>}
              </>
            ),
          },
          { key: 'changed', header: texts.changed, cell: ({ changedAt }: StaffContentRow) => momentOf(changedAt) },
        ]}
        fields={
          <>
            <SearchFilter filters={filters} name="search" label={texts.search} />
            <ChoiceFilter
              {...{ filters, name: 'state', label: texts.stateLabel, any: texts.anyState }}
              options={ContentState.options.map((state) => [state, texts.states[state]])}
            />
          </>
        }
      />
    </AdminFrame>
  )
}

const quiet = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
`
