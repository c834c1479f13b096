import type { LoaderFunctionArgs } from '@verstak/router'
import { refusalTexts } from './subscribePage.texts.ts'

/** How a form went that was sent without scripts. */
export interface SubscribePageData {
  isSent: boolean
  refusal: string | undefined
}

/** Reads the result from the address; unknown ones are ignored. */
export function subscribePageLoader({ request }: LoaderFunctionArgs): SubscribePageData {
  const result = new URL(request.url).searchParams.get('result') ?? ''
  return { isSent: result === 'sent', refusal: Object.hasOwn(refusalTexts, result) ? refusalTexts[result] : undefined }
}
