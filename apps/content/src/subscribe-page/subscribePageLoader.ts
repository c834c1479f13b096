import type { LoaderFunctionArgs } from '@verstak/router'
import { refusalTexts, resultTexts } from './subscribePage.texts.ts'

/** What the address says. */
export interface SubscribePageData {
  /** How a form went that was sent without scripts; a key of `resultTexts`. */
  result: string | undefined
  /** Why the e-mail was refused. */
  refusal: string | undefined
  /** Key of a letter, to be confirmed. */
  key: string | undefined
  /** Key of a letter whose reader wants to leave. */
  leave: string | undefined
}

/** Reads the address; unknown results are ignored. */
export function subscribePageLoader({ request }: LoaderFunctionArgs): SubscribePageData {
  const { searchParams } = new URL(request.url)
  const result = searchParams.get('result') ?? ''
  const keyIn = (name: string) => searchParams.get(name)?.match(/^[\w-]{1,100}$/)?.[0]
  return {
    result: Object.hasOwn(resultTexts, result) ? result : undefined,
    refusal: Object.hasOwn(refusalTexts, result) ? refusalTexts[result] : undefined,
    key: keyIn('key'),
    leave: keyIn('leave'),
  }
}
