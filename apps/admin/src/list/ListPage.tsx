import type { Endpoint } from '@verstak/contracts/endpoint'
import { mayCall } from '@verstak/contracts/staffPolicy'
import { formatNumber } from '@verstak/plural/formatNumber'
import { Disclosure } from '@verstak/ui-kit/Disclosure'
import type { ReactNode } from 'react'
import { NewEntity, type NewEntityProps } from '../edit/NewEntity.tsx'
import { AdminFrame } from '../frame/AdminFrame.tsx'
import { useStaff } from '../frame/staffQuery.ts'
import { AdminList, type AdminListProps } from './AdminList.tsx'
import { adminListTexts as texts } from './adminList.texts.ts'
import { CsvLink } from './CsvLink.tsx'

export interface ListPageProps<Row> extends AdminListProps<Row> {
  title: string
  /** The call that brings the list; its table is offered. */
  endpoint: Endpoint
  /** Section of the menu; by default the list itself. */
  section?: string
  /** Quiet words after the heading; by default how many there are. */
  note?: ReactNode
  /** Buttons beside the table's. */
  actions?: ReactNode
  /** How a new one is made, by who may; its page follows the list's address. */
  make?: Omit<NewEntityProps, 'addressOf'>
}

/** A page that is a list: heading, the way to a new one, filters and rows. Nothing there yet opens the way to the first one. */
export function ListPage<Row>({ title, endpoint, section, note, actions, make, ...list }: ListPageProps<Row>) {
  const { role } = useStaff()
  const { path, filters, rows, total = rows.length } = list
  const mayMake = make !== undefined && mayCall(role, make.creation)
  return (
    <AdminFrame
      current={section ?? path}
      title={title}
      note={note ?? formatNumber(total)}
      actions={
        <>
          {actions}
          <CsvLink endpoint={endpoint} filters={filters} />
        </>
      }
    >
      {mayMake && (
        <Disclosure summary={make.title} defaultOpen={total === 0 && Object.keys(filters).length === 0}>
          <NewEntity {...make} addressOf={(id) => `${path}${id}/`} />
        </Disclosure>
      )}
      <AdminList {...list} advice={mayMake ? texts.addFirst(make.title) : undefined} />
    </AdminFrame>
  )
}
