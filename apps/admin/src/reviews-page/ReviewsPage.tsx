import { css } from '@linaria/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { listModeration, saveModerationWords, type RefusalReason } from '@verstak/contracts/moderation'
import { PUBLICATION_RULES_PATH } from '@verstak/contracts/legal'
import type { PublicationState } from '@verstak/contracts/reviewForm'
import { mayCall } from '@verstak/contracts/staffPolicy'
import { REFUSAL_NAMES } from '@verstak/contracts/staffWords.texts'
import { useHost } from '@verstak/host'
import { useModals } from '@verstak/remote-kit/useModals'
import { useLoaderData } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { Pagination } from '@verstak/ui-kit/Pagination'
import { color } from '@verstak/ui-kit/tokens'
import { useRef, useState } from 'react'
import { momentOf } from '../frame/adminDates.ts'
import { AdminFrame } from '../frame/AdminFrame.tsx'
import { useStaff } from '../frame/staffQuery.ts'
import { CsvLink } from '../list/CsvLink.tsx'
import { LinkTabs } from '../list/LinkTabs.tsx'
import { listAddress } from '../list/listAddress.ts'
import { queueColumns, queueName, queueNote, queueRow, queueWords } from '../list/queueStyles.tsx'
import { card } from '../order-page/cardStyles.tsx'
import { Decision } from './Decision.tsx'
import { queueItems } from './queueItem.ts'
import { QueueFilters } from './QueueFilters.tsx'
import { QueueText } from './QueueText.tsx'
import { moderationQuery, QUEUE_PATH as PATH, type ReviewsInput } from './reviewsLoader.ts'
import { reviewsPageTexts as texts } from './reviewsPage.texts.ts'
import { useModeration } from './useModeration.ts'
import { useQueueKeys } from './useQueueKeys.ts'
import { WordsForm } from './WordsForm.tsx'

const STATES: readonly PublicationState[] = ['waiting', 'approved', 'refused', 'unconfirmed']
const REASONS = Object.keys(REFUSAL_NAMES) as RefusalReason[]

/** Reviews and questions that wait for a decision: the queue on the left, the text and the decision on the right. */
export function ReviewsPage() {
  const { call } = useHost()
  const { role } = useStaff()
  const { open } = useModals()
  const input = useLoaderData<ReviewsInput>()
  const { kind, state, page, filters } = input
  const { data, refetch } = useSuspenseQuery(moderationQuery(call, input))
  const items = queueItems(data)
  const [chosenGuid, setChosenGuid] = useState<string | null>(null)
  const place = Math.max(
    0,
    items.findIndex(({ guid }) => guid === chosenGuid),
  )
  const item = items[place]
  const [reason, setReason] = useState<RefusalReason>('contacts')
  const { decide, answer, undo, canUndo, isBusy } = useModeration(() => refetch())
  const list = useRef<HTMLUListElement>(null)

  function choose(step: 1 | -1) {
    const next = items[Math.min(items.length - 1, Math.max(0, place + step))]
    if (!next) return
    setChosenGuid(next.guid)
    list.current?.querySelectorAll('button')[items.indexOf(next)]?.focus()
  }

  function act(decision: 'approve' | 'refuse') {
    if (!item) return
    // What follows is chosen before the decided one leaves the queue.
    const next = items[place + 1] ?? items[place - 1]
    void decide(item, decision, reason).then((isDone) => isDone && next && setChosenGuid(next.guid))
  }

  const revert = () => void undo().then((guid) => guid && setChosenGuid(guid))

  useQueueKeys({
    next: () => choose(1),
    previous: () => choose(-1),
    approve: () => item && item.state !== 'approved' && item.state !== 'unconfirmed' && act('approve'),
    refuse: () => item && item.state !== 'refused' && item.state !== 'unconfirmed' && act('refuse'),
    undo: () => canUndo && revert(),
    search: () => document.querySelector<HTMLElement>('input[name=product]')?.focus(),
    number: (number) => REASONS[number - 1] && setReason(REASONS[number - 1]!),
  })

  const placeOf = ({ kind: k, state: s }: Pick<ReviewsInput, 'kind' | 'state'>) => ({
    ...(k !== 'review' && { kind: k }),
    ...(s !== 'waiting' && { state: s }),
  })
  const hrefOf = (changes: Partial<ReviewsInput>) => {
    const kept = changes.kind || changes.state ? {} : filters
    return listAddress(PATH, { ...placeOf({ ...input, ...changes }), ...kept }, changes.page)
  }
  return (
    <AdminFrame
      current={PATH}
      title={texts.title}
      note={texts.note(data.total)}
      actions={
        <>
          {canUndo && (
            <Button variant="secondary" size="s" aria-keyshortcuts="Z" loading={isBusy} onClick={revert}>
              {texts.undo}
            </Button>
          )}
          <CsvLink endpoint={listModeration} filters={{ kind, state, ...filters }} />
          {mayCall(role, saveModerationWords) && (
            <Button
              variant="secondary"
              size="s"
              aria-haspopup="dialog"
              onClick={() =>
                open({ kind: 'dialog', title: texts.wordsList, content: (close) => <WordsForm onClose={close} /> })
              }
            >
              {texts.wordsList}
            </Button>
          )}
          <Button variant="secondary" size="s" href={PUBLICATION_RULES_PATH} target="_blank">
            {texts.rules}
          </Button>
        </>
      }
    >
      <LinkTabs
        label={texts.queue}
        tabs={(['review', 'discussion'] as const).map((one) => ({
          label: texts.kinds[one],
          href: hrefOf({ kind: one, state: 'waiting', page: 1 }),
          isCurrent: kind === one,
        }))}
      />
      <LinkTabs
        label={texts.statesLabel}
        tabs={STATES.map((one) => ({
          label: texts.states[one],
          href: hrefOf({ state: one, page: 1 }),
          count: state === one ? data.total : undefined,
          isCurrent: state === one,
        }))}
      />
      <QueueFilters input={input} kept={placeOf(input)} />
      {!item ? (
        <EmptyState title={texts.empty} level={2}>
          {texts.emptyAdvice}
        </EmptyState>
      ) : (
        <div className={queueColumns}>
          <section className={card} aria-label={texts.queue}>
            <ul ref={list}>
              {items.map((one, index) => (
                <li key={one.guid}>
                  <button
                    type="button"
                    className={queueRow}
                    aria-current={index === place ? 'true' : undefined}
                    onClick={() => setChosenGuid(one.guid)}
                  >
                    <b className={queueName}>{one.author}</b>
                    <time dateTime={one.createdAt} className={queueNote}>
                      {momentOf(one.createdAt)}
                    </time>
                    <span className={queueWords}>{one.parts.map(({ text }) => text).join(' ')}</span>
                    <span className={queueNote}>
                      {one.what}
                      {one.marks.length > 0 && (
                        <span className={warn}> {one.marks.map((mark) => texts.marks[mark]).join(', ')}</span>
                      )}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
          <section className={card} aria-label={texts.chosen} key={item.guid}>
            <QueueText item={item} />
            <Decision
              item={item}
              reason={reason}
              onReason={setReason}
              onDecide={act}
              onAnswer={(html) => answer(item, html)}
              isBusy={isBusy}
            />
          </section>
        </div>
      )}
      <Pagination
        page={page}
        pageCount={Math.max(1, Math.ceil(data.total / data.pageSize))}
        hrefOf={(other) => hrefOf({ page: other })}
      />
      <p className={queueNote} aria-hidden>
        {texts.keys.map((keys) => keys.join(' ')).join(', ')}
      </p>
    </AdminFrame>
  )
}

const warn = css`
  color: ${color.stateWarn};
`
