import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'
import { brandsQuery } from '../content-page/contentQuery.ts'

const MAX_LETTERS = 60

/** What is looked for among the brands: `?q=` of the form without scripts. */
export interface BrandsInput {
  text: string
}

/** Brings all brands. */
export function brandsLoader({ call, queryClient }: Host) {
  return async ({ request }: LoaderFunctionArgs): Promise<BrandsInput> => {
    await queryClient.ensureQueryData(brandsQuery(call))
    return { text: (new URL(request.url).searchParams.get('q') ?? '').slice(0, MAX_LETTERS) }
  }
}
