import { css } from '@linaria/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { DeliveryType, OrderState, PaymentType } from '@verstak/contracts/order'
import { changeOrderAsStaff, listStaffOrders, type StaffOrderRow } from '@verstak/contracts/orderStaff'
import { mayCall } from '@verstak/contracts/staffPolicy'
import { DELIVERY_NAMES, PAYMENT_NAMES } from '@verstak/contracts/staffWords.texts'
import { useHost } from '@verstak/host'
import { useModals } from '@verstak/remote-kit/useModals'
import { useLoaderData } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { Link } from '@verstak/ui-kit/Link'
import { color, fontSize, lineHeight } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { momentOf } from '../frame/adminDates.ts'
import { AdminFrame } from '../frame/AdminFrame.tsx'
import { useStaff } from '../frame/staffQuery.ts'
import { AdminList } from '../list/AdminList.tsx'
import { CsvLink } from '../list/CsvLink.tsx'
import { ChoiceFilter, DateFilter, SearchFilter } from '../list/filterFields.tsx'
import { LinkTabs } from '../list/LinkTabs.tsx'
import { listAddress, type ListInput } from '../list/listAddress.ts'
import { bulkTexts } from './bulkOrders.texts.ts'
import { BulkResults } from './BulkResults.tsx'
import { ordersTexts as texts } from './orders.texts.ts'
import { ordersQuery } from './ordersLoader.ts'
import { StateMark } from './StateMark.tsx'
import { useBulkOrders } from './useBulkOrders.ts'

const PATH = '/admin/orders/'

/** Orders by state, with filters in the address; the newest first. */
export function OrdersPage() {
  const { call } = useHost()
  const input = useLoaderData<ListInput>()
  const { filters, page } = input
  const { data, refetch } = useSuspenseQuery(ordersQuery(call, input))
  const { role } = useStaff()
  const { confirm } = useModals()
  const bulk = useBulkOrders(refetch)
  const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set())
  const chosen = data.orders.filter(({ guid }) => selected.has(guid))
  const { status, ...others } = filters
  const all = Object.values(data.counts).reduce((sum, count) => sum + count, 0)
  const tabOf = (state: OrderState | undefined, label: string, count: number) => ({
    label,
    count,
    href: listAddress(PATH, { ...others, ...(state !== undefined && { status: state }) }),
    isCurrent: status === state,
  })
  async function change(to: 'assembling' | 'handed-over') {
    const { handOverTitle, handOverText: text, handOver: confirmLabel } = bulkTexts
    const question = { title: handOverTitle(chosen.length), text, confirmLabel }
    if (to === 'handed-over' && !(await confirm(question))) return
    setSelected(new Set())
    await bulk.run(chosen, to)
  }

  return (
    <AdminFrame
      current={PATH}
      title={texts.title}
      note={texts.note(data.total)}
      actions={<CsvLink endpoint={listStaffOrders} filters={filters} />}
    >
      <LinkTabs
        label={texts.states}
        tabs={[
          tabOf(undefined, texts.all, all),
          ...OrderState.options.map((state) => tabOf(state, texts.tabs[state], data.counts[state] ?? 0)),
        ]}
      />
      {bulk.state && <BulkResults state={bulk.state} onStop={bulk.stop} onHide={bulk.forget} />}
      <AdminList
        // Those of other pages are not seen: nothing is done with them.
        selected={new Set(chosen.map(({ guid }) => guid))}
        onSelect={mayCall(role, changeOrderAsStaff) && !bulk.state?.isRunning ? setSelected : undefined}
        actions={
          <>
            <Button size="s" onClick={() => void change('assembling')}>
              {bulkTexts.take}
            </Button>
            <Button
              variant="secondary"
              size="s"
              href={listAddress('/admin/orders/sheets/', { guids: chosen.map(({ guid }) => guid).join(',') })}
            >
              {bulkTexts.sheets}
            </Button>
            <Button variant="secondary" size="s" onClick={() => void change('handed-over')}>
              {bulkTexts.handOver}
            </Button>
          </>
        }
        path={PATH}
        filters={filters}
        page={page}
        total={data.total}
        pageSize={data.pageSize}
        caption={texts.caption}
        nothing={texts.nothing}
        rows={data.orders}
        keyOf={({ guid }) => guid}
        nameOf={({ number }) => number}
        columns={COLUMNS}
        fields={
          <>
            {status !== undefined && <input type="hidden" name="status" value={status} />}
            <SearchFilter filters={filters} name="search" label={texts.search} />
            <ChoiceFilter
              {...{ filters, name: 'delivery', label: texts.delivery, any: texts.anyDelivery }}
              options={DeliveryType.options.map((type) => [type, DELIVERY_NAMES[type]])}
            />
            <ChoiceFilter
              {...{ filters, name: 'payment', label: texts.payment, any: texts.anyPayment }}
              options={PaymentType.options.map((type) => [type, PAYMENT_NAMES[type]])}
            />
            <ChoiceFilter
              {...{ filters, name: 'assembler', label: texts.assembler, any: texts.anyAssembler }}
              options={[
                ['me', texts.mine],
                ['nobody', texts.free],
              ]}
            />
            <DateFilter filters={filters} name="from" label={texts.from} />
            <DateFilter filters={filters} name="to" label={texts.to} />
          </>
        }
      />
    </AdminFrame>
  )
}

const COLUMNS = [
  {
    key: 'number',
    header: texts.number,
    cell: ({ guid, number }: StaffOrderRow) => <Link href={`${PATH}${guid}/`}>{number}</Link>,
  },
  { key: 'created', header: texts.created, cell: ({ createdAt }: StaffOrderRow) => momentOf(createdAt) },
  {
    key: 'buyer',
    header: texts.buyer,
    cell: ({ contactName, company }: StaffOrderRow) => (
      <>
        {company?.name ?? contactName}
        {company && <div className={quietCell}>{texts.inn(company.inn)}</div>}
      </>
    ),
  },
  {
    key: 'lines',
    header: texts.lines,
    align: 'end' as const,
    cell: ({ lineCount }: StaffOrderRow) => lineCount,
  },
  {
    key: 'sum',
    header: texts.sum,
    align: 'end' as const,
    cell: ({ sum }: StaffOrderRow) => texts.sumOf(sum),
  },
  {
    key: 'payment',
    header: texts.payment,
    cell: ({ payment, paymentDueAt }: StaffOrderRow) => (
      <>
        {PAYMENT_NAMES[payment]}
        {paymentDueAt && <div className={quietCell}>{texts.due(momentOf(paymentDueAt))}</div>}
      </>
    ),
  },
  {
    key: 'place',
    header: texts.place,
    cell: ({ deliveryType, address }: StaffOrderRow) => (
      <>
        {DELIVERY_NAMES[deliveryType]}
        <div className={quietCell}>{address}</div>
      </>
    ),
  },
  { key: 'date', header: texts.date, cell: ({ deliveryDate }: StaffOrderRow) => dayOf(deliveryDate) },
  {
    key: 'state',
    header: texts.state,
    cell: ({ status, returnRequests, assembler }: StaffOrderRow) => (
      <>
        <StateMark state={status} />
        {status === 'assembling' && assembler && <div className={quietCell}>{texts.by(assembler.name)}</div>}
        {returnRequests > 0 && <div className={warnCell}>{texts.returns(returnRequests)}</div>}
      </>
    ),
  },
]

/** `2026-11-23` as `23.11.2026`. */
const dayOf = (day: string) => day.split('-').reverse().join('.')

const quietCell = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
  overflow-wrap: anywhere;
`

const warnCell = css`
  color: ${color.stateWarn};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
`
