import type { LoaderFunctionArgs } from '@verstak/router'
import { resultTexts } from './emailPage.texts.ts'

/** What the address says. */
export interface EmailPageData {
  /** How the form went; a key of `resultTexts`. */
  result: string | undefined
  /** Key of a letter, to be confirmed. */
  key: string | undefined
}

/** Reads the address; unknown results are ignored. */
export function emailPageLoader({ request }: LoaderFunctionArgs): EmailPageData {
  const { searchParams } = new URL(request.url)
  const result = searchParams.get('result') ?? ''
  const key = searchParams.get('key') ?? ''
  return {
    result: Object.hasOwn(resultTexts, result) ? result : undefined,
    key: /^[\w-]{1,100}$/.test(key) ? key : undefined,
  }
}
