import type { OrderState } from '@verstak/contracts/order'
import { ExchangeError } from '../exchange/ExchangeError.ts'
import {
  childOf,
  childrenOf,
  childText,
  readElements,
  type Wanted,
  type XmlElement,
} from '../exchange/formats/readElements.ts'
import { YES } from '../exchange/formats/commerceMl.data.ts'
import { DOC, NOT_YET, REQUISITES, STATE_WORDS } from './orders.data.ts'

/** What 1C says of an order. */
export interface SaidState {
  line: number
  /** As 1C wrote it: the shop's guid, or an id of its own. */
  id: string
  number: number | null
  isPaid: boolean
  isCancelled: boolean
  /** How far it has come; null: nothing of that is said. */
  reach: OrderState | null
}

const GUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const NUMBER = /^\d{1,15}$/

/** The shop's id of an order, if this is one. */
export const guidOf = ({ id }: SaidState): string | null => (GUID.test(id) ? id : null)

/**
 * Orders of a list that 1C sends back, as far as they say where they stand.
 * @throws ExchangeError when it is no such list, or ends in the middle
 */
export async function* readStates(chunks: AsyncIterable<string>): AsyncGenerator<SaidState> {
  const want = (path: readonly string[]): Wanted => {
    const name = path.at(-1)!
    if (path.length === 1 && name !== DOC.root) throw new ExchangeError('This is no list of orders in CommerceML.')
    if (path.length === 1 || name === DOC.container) return 'open'
    return name === DOC.document ? 'whole' : 'skip'
  }
  for await (const element of readElements(chunks, want, () => {})) {
    // Packs of documents of newer exchanges hold payments and shipments beside the order.
    yield stateOf(element)
  }
}

function stateOf(element: XmlElement): SaidState {
  const values = new Map(
    childrenOf(childOf(element, DOC.requisites), DOC.requisite).map((each) => [
      childText(each, DOC.name),
      childText(each, DOC.value),
    ]),
  )
  const is = (names: readonly string[]) => names.some((name) => YES.has((values.get(name) ?? '').toLowerCase()))
  const has = (names: readonly string[]) => names.some((name) => (values.get(name) ?? '') !== '')
  const said = wordOf(REQUISITES.status.map((name) => values.get(name) ?? '').find((text) => text !== '') ?? '')
  const number = childText(element, DOC.number)
  const isShipped = is(REQUISITES.shipped) || has(REQUISITES.shippedOn)
  const isProgress = said !== null && said !== 'cancelled' && said !== 'paid'
  return {
    line: element.line,
    id: childText(element, DOC.id).slice(0, 200),
    number: NUMBER.test(number) ? Number(number) : null,
    isPaid: said === 'paid' || is(REQUISITES.paid) || has(REQUISITES.paidOn),
    isCancelled: said === 'cancelled' || is(REQUISITES.cancelled),
    reach:
      isProgress && !(isShipped && said !== 'handed-over' && said !== 'returned')
        ? said
        : isShipped
          ? 'on-the-way'
          : null,
  }
}

/** The state that a word of 1C asks for. */
export const wordOf = (text: string): OrderState | null =>
  NOT_YET.test(text) ? null : (STATE_WORDS.find(([, words]) => words.test(text))?.[0] ?? null)
