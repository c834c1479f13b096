import { QUERY_SCHEMA_VERSION } from '@verstak/contracts/endpoint'
import type { RefusedOrder } from '@verstak/contracts/checkout'
import type { Host } from '@verstak/host'

/** What the server's loader puts into the page of a checkout without scripts. */
const FORM_KEY = [QUERY_SCHEMA_VERSION, 'checkout-form'] as const

export interface ServerForm {
  /** Of this page alone: however often its button is pressed, one order is placed. */
  attempt: string
  /** The form that was refused, after which the page was opened. */
  refused: RefusedOrder | null
}

/** The form as the server has rendered it; undefined on a page that came by a navigation. */
export const readServerForm = ({ queryClient }: Pick<Host, 'queryClient'>): ServerForm | undefined =>
  queryClient.getQueryData(FORM_KEY)

/** On the server: makes the form of a page, with the refusal that its address speaks of. Never fails. */
export async function loadServerForm(host: Pick<Host, 'queryClient' | 'call'>, search: string): Promise<void> {
  if (typeof document !== 'undefined') return
  const { REFUSED_FORM_QUERY, getRefusedOrder } = await import(
    /* webpackChunkName: "buyer" */ '@verstak/contracts/checkout'
  )
  const asked = new URLSearchParams(search).has(REFUSED_FORM_QUERY)
  const refused = asked
    ? await host.call(getRefusedOrder, {}).then(
        (answer) => answer.refused,
        () => null,
      )
    : null
  host.queryClient.setQueryData<ServerForm>(FORM_KEY, { attempt: crypto.randomUUID(), refused })
}
