import { type OrderReturn, RETURNS_ANCHOR, returnPhotoAddress } from '@verstak/contracts/orderReturn'
import { formatPrice } from '@verstak/money'
import { Disclosure } from '@verstak/ui-kit/Disclosure'
import { Heading } from '@verstak/ui-kit/Heading'
import { Message } from '@verstak/ui-kit/Message'
import { clsx } from 'clsx/lite'
import { useEffect, useRef, useState } from 'react'
import { loadReturnForm, LateReturnForm } from './LateReturnForm.tsx'
import type { OrderPartProps } from './OrderPartProps.ts'
import { heading, note, outcome, returnAction, returnPhotos, row, sheet } from './orderStyles.tsx'
import { returnsTexts } from './returns.texts.ts'

export interface OrderReturnsProps extends OrderPartProps {
  /** The page is one of the cabinet, to which the form without scripts leads back. */
  isInCabinet?: boolean
}

/** Requests of returns with what came of them, and the form of a new one. */
export function OrderReturns({ order, linkKey, onChanged, isInCabinet }: OrderReturnsProps) {
  const { returns = [], returnable, refusedReturn } = order
  const [opened, setOpened] = useState(refusedReturn === undefined ? 0 : 1)
  const [isSent, setIsSent] = useState(false)
  const told = useRef<HTMLDivElement>(null)
  const part = useRef<HTMLDivElement>(null)

  // The pressed button is gone.
  useEffect(() => {
    if (isSent) told.current?.focus()
  }, [isSent])

  // It may have been opened before this code was there.
  useEffect(() => {
    if (part.current?.querySelector('details')?.open) setOpened(1)
  }, [])

  if (returns.length === 0 && !returnable) return null

  return (
    <section id={RETURNS_ANCHOR} className={sheet} aria-label={returnsTexts.title}>
      <Heading level={2} look="block" className={heading}>
        {returnsTexts.title}
      </Heading>
      {returns.length > 0 && (
        <ul>
          {returns.map((one) => (
            <li key={one.guid} className={row} data-plain>
              <div>
                <b>{returnsTexts.state[one.state]}</b>
                <span className={note}>
                  {one.lines
                    .map(({ name, quantity, approved }) => returnsTexts.line(name, approved ?? quantity))
                    .join(', ')}
                </span>
                {one.answer !== '' && <span className={note}>{one.answer}</span>}
                <Photos request={one} linkKey={linkKey} />
              </div>
              {one.amount > 0 && <b>{formatPrice(one.amount)}</b>}
            </li>
          ))}
        </ul>
      )}
      {isSent && (
        <div ref={told} tabIndex={-1} className={clsx(returnAction, outcome)}>
          <Message tone="ok" isLive>
            {returnsTexts.sent}
          </Message>
        </div>
      )}
      {returnable && (
        // A sent request closes the form, and the next one begins anew.
        <div
          key={returns.length}
          ref={part}
          className={returnAction}
          data-form
          onPointerEnter={loadReturnForm}
          onFocus={loadReturnForm}
        >
          <Disclosure
            summary={returnsTexts.open}
            defaultOpen={refusedReturn !== undefined}
            onOpen={() => {
              setOpened(opened + 1)
              setIsSent(false)
            }}
          >
            <LateReturnForm
              order={order}
              returnable={returnable}
              linkKey={linkKey}
              isInCabinet={isInCabinet}
              opened={opened}
              onChanged={onChanged}
              onSent={() => setIsSent(true)}
            />
          </Disclosure>
        </div>
      )}
    </section>
  )
}

function Photos({
  request: { guid, photoCount = 0 },
  linkKey: key,
}: {
  request: OrderReturn
  linkKey?: string | undefined
}) {
  if (photoCount === 0) return null
  return (
    <span className={returnPhotos}>
      {Array.from({ length: photoCount }, (_, photo) => (
        <a key={photo} href={returnPhotoAddress(guid, { photo, size: 'large', key })} target="_blank" rel="noreferrer">
          <img
            src={returnPhotoAddress(guid, { photo, size: 'small', key })}
            alt={returnsTexts.photo(photo + 1)}
            loading="lazy"
          />
        </a>
      ))}
    </span>
  )
}
