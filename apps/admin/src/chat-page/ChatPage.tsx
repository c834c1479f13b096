import { css } from '@linaria/core'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { listConversations } from '@verstak/contracts/chat'
import { useHost } from '@verstak/host'
import { useLoaderData } from '@verstak/router'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { space } from '@verstak/ui-kit/tokens'
import { momentOf } from '../frame/adminDates.ts'
import { AdminFrame } from '../frame/AdminFrame.tsx'
import { adminListTexts } from '../list/adminList.texts.ts'
import { CsvLink } from '../list/CsvLink.tsx'
import { FilterBar } from '../list/FilterBar.tsx'
import { ChoiceFilter, SearchFilter } from '../list/filterFields.tsx'
import { listAddress } from '../list/listAddress.ts'
import { queueColumns, queueName, queueNote, queueRow, queueWords } from '../list/queueStyles.tsx'
import { useRowKeys } from '../list/useRowKeys.ts'
import { card, cardBody } from '../order-page/cardStyles.tsx'
import { ChatConversation } from './ChatConversation.tsx'
import { conversationsQuery, type ChatInput } from './chatLoader.ts'
import { chatPageTexts as texts } from './chatPage.texts.ts'

const PATH = '/admin/chat/'
/** New words are looked for this often, ms. */
const LOOK_MS = 5_000

/** The inbox of the chat: conversations that wait first, and the chosen one. */
export function ChatPage() {
  const { call } = useHost()
  const { chosen, filters } = useLoaderData<ChatInput>()
  useSuspenseQuery(conversationsQuery(call, filters))
  const { data, refetch } = useQuery({ ...conversationsQuery(call, filters), refetchInterval: LOOK_MS })
  const rows = useRowKeys()
  const isFiltered = Object.keys(filters).length > 0
  const conversations = data?.conversations ?? []
  const waiting = conversations.filter(({ isWaiting }) => isWaiting).length
  const current = conversations.find(({ id }) => id === chosen)
  return (
    <AdminFrame
      current={PATH}
      title={texts.title}
      note={texts.note(waiting)}
      actions={<CsvLink endpoint={listConversations} filters={filters} />}
    >
      <div className={block} ref={rows}>
        <FilterBar path={PATH} filters={filters}>
          <SearchFilter filters={filters} label={texts.search} />
          <ChoiceFilter {...{ filters, name: 'state', label: texts.state }} options={Object.entries(texts.states)} />
        </FilterBar>
        {conversations.length === 0 ? (
          <EmptyState title={isFiltered ? adminListTexts.nothing : texts.empty} level={2}>
            {isFiltered ? adminListTexts.advice : texts.emptyAdvice}
          </EmptyState>
        ) : (
          <div className={queueColumns}>
            <nav className={card} aria-label={texts.list}>
              <ul data-rows>
                {conversations.map(({ id, displayName, info, isWaiting, lastMessage }) => (
                  <li key={id}>
                    <a
                      className={queueRow}
                      href={listAddress(PATH, { ...filters, conversation: String(id) })}
                      aria-current={id === chosen ? 'true' : undefined}
                    >
                      <b className={queueName}>{displayName || texts.guest}</b>
                      <time dateTime={lastMessage.sentAt} className={queueNote}>
                        {momentOf(lastMessage.sentAt)}
                      </time>
                      <span className={queueWords}>{lastMessage.text}</span>
                      <span className={queueNote}>
                        {[info === 'b2b' && texts.business, isWaiting && texts.waits].filter(Boolean).join(', ')}
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            {chosen === null ? (
              <section className={card}>
                <p className={cardBody}>{texts.choose}</p>
              </section>
            ) : (
              <ChatConversation
                key={chosen}
                id={chosen}
                name={current?.displayName || texts.guest}
                onAnswered={() => void refetch()}
              />
            )}
          </div>
        )}
      </div>
    </AdminFrame>
  )
}

const block = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};
`
