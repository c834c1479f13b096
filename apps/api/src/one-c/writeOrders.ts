import { vatOf, vatRateAt, type VatRate } from '@verstak/price/vat'
import type { Queryable } from '../db/openDatabase.ts'
import { xmlElement } from '../exchange/xmlText.ts'
import { invoiceTexts } from '../invoice/invoice.texts.ts'
import type { OneCAccount } from './oneC.sql.ts'
import { selectOfferedOrders, type SentLine, type SentOrder } from './oneCOrders.sql.ts'
import {
  DELIVERY_ID,
  DELIVERY_NAMES,
  DOC,
  LINE_WORDS,
  LIST_HEAD,
  OUT,
  OUT_REQUISITES,
  OUT_WORDS,
  PAYMENT_NAMES,
  PIECE_ELEMENT,
  STATE_NAMES,
} from './orders.data.ts'

const PAGE = 100
const KOPECKS = 100
const PAID_STATES: readonly string[] = ['paid', 'assembling', 'ready', 'on-the-way', 'handed-over']

/** The orders that 1C was offered as CommerceML 2, piece by piece. */
export async function* writeOrders(db: Queryable, account: OneCAccount, now: Date): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${LIST_HEAD}="${timeOf(now)}">\n`
  let after = 0
  for (;;) {
    const orders = await selectOfferedOrders(db, account, { after, limit: PAGE })
    if (orders.length === 0) break
    for (const order of orders) yield documentOf(order)
    after = orders.at(-1)!.number
  }
  yield `</${DOC.root}>\n`
}

const timeOf = (at: Date) => at.toISOString().slice(0, 19)
const rubles = (kopecks: number) => (kopecks / KOPECKS).toFixed(2)

/** An element with others in it; nothing for an empty one. */
const nest = (name: string, ...inner: string[]) => (inner.join('') === '' ? '' : `<${name}>${inner.join('')}</${name}>`)

function documentOf(order: SentOrder): string {
  const lines = [...(order.lines ?? []), ...deliveryOf(order)]
  const vat = lines.reduce((sum, line) => sum + vatOf(sumOf(line), line.vat_rate), 0)
  const text = nest(
    OUT.document,
    xmlElement(OUT.id, order.guid),
    xmlElement(OUT.number, String(order.number)),
    xmlElement(OUT.day, order.day),
    xmlElement(OUT.operation, OUT_WORDS.operation),
    xmlElement(OUT.role, OUT_WORDS.seller),
    xmlElement(OUT.currency, 'RUB'),
    xmlElement(OUT.rate, '1'),
    xmlElement(OUT.sum, rubles(order.sum)),
    nest(OUT.buyers, buyerOf(order)),
    xmlElement(OUT.time, order.time),
    xmlElement(OUT.comment, order.comment),
    nest(OUT.taxes, taxOf(vat, null)),
    nest(OUT.products, ...lines.map(lineOf)),
    nest(OUT.requisites, ...requisitesOf(order)),
  )
  return `${text}\n`
}

const deliveryOf = ({ delivery_price: price, created_at }: SentOrder): SentLine[] =>
  price === 0
    ? []
    : [
        {
          ...{ id: DELIVERY_ID, article: '', name: invoiceTexts.delivery, quantity: 1, price, discount: 0 },
          vat_rate: vatRateAt('standard', created_at),
        },
      ]

function buyerOf({ buyer, organization_id, contact_name: name, phone, email, cart_id, user_id, address }: SentOrder) {
  const person = user_id === null ? `guest-${cart_id}` : `user-${user_id}`
  const contact = (type: string, value: string) =>
    value === '' ? '' : nest(OUT.contact, xmlElement(OUT.type, type), xmlElement(OUT.value, value))
  const of = buyer
    ? [
        xmlElement(OUT.officialName, buyer.name),
        nest(OUT.legalAddress, xmlElement(OUT.shown, buyer.address ?? '')),
        xmlElement(OUT.inn, buyer.inn),
        xmlElement(OUT.kpp, buyer.kpp ?? ''),
      ]
    : [xmlElement(OUT.fullName, name), nest(OUT.address, xmlElement(OUT.shown, address))]
  const agent = nest(
    OUT.buyer,
    xmlElement(OUT.relation, OUT_WORDS.contact),
    xmlElement(OUT.id, person),
    xmlElement(OUT.name, name),
  )
  return nest(
    OUT.buyer,
    xmlElement(OUT.id, organization_id === null ? person : `company-${organization_id}`),
    xmlElement(OUT.name, buyer?.name ?? name),
    xmlElement(OUT.role, OUT_WORDS.buyer),
    ...of,
    nest(OUT.contacts, contact(OUT_WORDS.phone, phone && `+7${phone}`), contact(OUT_WORDS.mail, email)),
    buyer ? nest(OUT.agents, nest(OUT.agent, agent)) : '',
  )
}

const sumOf = ({ price, quantity, discount }: SentLine) => price * quantity - discount

function lineOf(line: SentLine): string {
  const kind = line.id === DELIVERY_ID ? LINE_WORDS.service : LINE_WORDS.goods
  const rate = line.vat_rate === null ? LINE_WORDS.noVat : String(line.vat_rate)
  return nest(
    OUT.product,
    xmlElement(OUT.id, line.id),
    xmlElement(OUT.article, line.article),
    xmlElement(OUT.name, line.name),
    PIECE_ELEMENT,
    xmlElement(OUT.price, rubles(line.price)),
    xmlElement(OUT.quantity, String(line.quantity)),
    xmlElement(OUT.sum, rubles(sumOf(line))),
    line.discount === 0 ? '' : nest(OUT.discounts, discountOf(line)),
    nest(OUT.rates, nest(OUT.rateOf, xmlElement(OUT.name, LINE_WORDS.vat), xmlElement(OUT.taxRate, rate))),
    line.vat_rate === null ? '' : nest(OUT.taxes, taxOf(vatOf(sumOf(line), line.vat_rate), line.vat_rate)),
    nest(OUT.requisites, requisite(OUT_WORDS.kind, kind), requisite(OUT_WORDS.type, kind)),
  )
}

const discountOf = ({ discount }: SentLine) =>
  nest(
    OUT.discount,
    xmlElement(OUT.name, LINE_WORDS.discount),
    xmlElement(OUT.sum, rubles(discount)),
    xmlElement(OUT.isWithin, 'true'),
  )

const taxOf = (sum: number, rate: VatRate) =>
  nest(
    OUT.tax,
    xmlElement(OUT.name, LINE_WORDS.vat),
    xmlElement(OUT.isWithin, 'true'),
    xmlElement(OUT.sum, rubles(sum)),
    xmlElement(OUT.taxRate, rate === null ? '' : String(rate)),
  )

const requisite = (name: string, value: string) =>
  value === '' ? '' : nest(OUT.requisite, xmlElement(OUT.name, name), xmlElement(OUT.value, value))

function requisitesOf(order: SentOrder): string[] {
  const { paid_at: paidAt, status } = order
  const isPaid = paidAt !== null && PAID_STATES.includes(status)
  const values: Record<keyof typeof OUT_REQUISITES, string> = {
    payment: PAYMENT_NAMES[order.payment],
    delivery: DELIVERY_NAMES[order.delivery_type],
    address: order.address,
    day: order.delivery_date,
    hours: order.hours ?? '',
    company: order.company_title ?? '',
    isByAgreement: String(order.delivery_by_agreement),
    promo: order.promo_code ?? '',
    status: STATE_NAMES[status],
    changedAt: order.changed_at,
    isPaid: String(isPaid),
    paidAt: isPaid ? timeOf(paidAt) : '',
    isCancelled: String(status === 'cancelled'),
  }
  return Object.entries(values).map(([key, value]) => requisite(OUT_REQUISITES[key as keyof typeof values], value))
}
