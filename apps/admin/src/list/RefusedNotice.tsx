import { useLoaderData } from '@verstak/router'
import { Message } from '@verstak/ui-kit/Message'
import { adminListTexts as texts } from './adminList.texts.ts'
import type { ListInput, Refused } from './listAddress.ts'

const LONGEST = 60

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/** Gives what the page's address asks for and the API refuses. */
export const useRefused = (): Refused => useLoaderData<Pick<ListInput, 'refused'> | null>()?.refused ?? {}

/** Tells what of the address the page does not follow, and why; nothing when it follows all of it. */
export function RefusedNotice() {
  const refused = Object.entries(useRefused())
  const gone = useLoaderData<Pick<ListInput, 'gone'> | null>()?.gone
  return (
    <>
      {gone !== undefined && (
        <Message tone="danger" isLive>
          {gone}
        </Message>
      )}
      {refused.length > 0 && (
        <Message tone="danger" title={texts.refused} isLive>
          {refused.map(([name, { typed, words }]) => (
            <p key={name}>{name === 'page' ? texts.withoutPage(cut(typed)) : texts.without(cut(typed), words)}</p>
          ))}
        </Message>
      )}
    </>
  )
}
