import { readApiError } from '@verstak/api-client/readApiError'
import { QUERY_SCHEMA_VERSION } from '@verstak/contracts/endpoint'
import { readConversation } from '@verstak/contracts/chat'
import { useHost } from '@verstak/host'
import { useQuery } from '@tanstack/react-query'
import { atom, useAtomValue } from 'jotai'
import type { ChatCaller } from './chatCaller.ts'
import { newGuid } from './newGuid.ts'

/** Polling interval for answers while the chat is open. */
export const ANSWER_POLL_MS = 5000

/** A message that the API has not accepted yet. */
export interface Unsent {
  guid: string
  text: string
  /** Reason of the failure; absent while the message is being sent. */
  fault?: 'failed' | 'tooMany'
}

/** In the page's store, so that the messages survive closing the chat. */
const unsentAtom = atom<readonly Unsent[]>([])

/** The conversation, polled every few seconds, and functions to send messages. */
export function useConversation(caller: ChatCaller) {
  const { queryClient, store } = useHost()
  const unsent = useAtomValue(unsentAtom, { store })
  // Not by `queryKeyOf`: the input contains the visitor's signature, which changes when he is renewed.
  const queryKey = [QUERY_SCHEMA_VERSION, readConversation.path, caller.id]
  const { data, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => caller.read(signal),
    refetchInterval: ANSWER_POLL_MS,
    staleTime: 0,
  })

  const without = (guid: string) => store.get(unsentAtom).filter((one) => one.guid !== guid)

  async function send(message: Pick<Unsent, 'guid' | 'text'>): Promise<void> {
    store.set(unsentAtom, [...without(message.guid), message])
    try {
      const conversation = await caller.send(message)
      // A request that started earlier does not include the new message.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, conversation)
      store.set(unsentAtom, without(message.guid))
    } catch (error) {
      const fault = readApiError(error)?.code === 'rate-limited' ? 'tooMany' : 'failed'
      store.set(unsentAtom, [...without(message.guid), { ...message, fault }])
    }
  }

  return {
    conversation: data,
    isUnreachable: isError,
    unsent,
    say: (text: string) => void send({ guid: newGuid(), text }),
    retry: ({ guid, text }: Unsent) => void send({ guid, text }),
  }
}
