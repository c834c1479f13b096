import type { LoaderFunctionArgs } from '@verstak/router'

export interface PayOrderVisit {
  /** Code of what went wrong with the form; null without. */
  problem: string | null
}

export const payOrderPageLoader = ({ request }: LoaderFunctionArgs): PayOrderVisit => ({
  problem: new URL(request.url).searchParams.get('problem'),
})
