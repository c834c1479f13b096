import { css } from '@linaria/core'
import type { Review } from '@verstak/contracts/review'
import { isCrawler, useHost } from '@verstak/host'
import { color, lineHeight, media, space, weight } from '@verstak/ui-kit/tokens'
import { useLayoutEffect, useRef, useState } from 'react'
import { reviewTexts } from './reviewCard.texts.ts'
import { ReviewText } from './ReviewText.tsx'

/** Height at which a long review is cut, px (REVIEW-048). */
const CUT_HEIGHT = 672

const PARTS = ['advantages', 'disadvantages', 'comment', 'reasonToBuy'] as const

export interface ReviewTextsProps {
  content: Review['content']
}

/** The titled parts of a review; a review that is high even with cut parts is cut itself until it is opened. */
export function ReviewTexts({ content }: ReviewTextsProps) {
  const { layout } = useHost()
  const box = useRef<HTMLDivElement>(null)
  const [isOpened, setIsOpened] = useState(false)
  const [isHigh, setIsHigh] = useState(false)
  const canBeCut = !isOpened && !isCrawler(layout)

  useLayoutEffect(() => {
    const element = box.current
    if (!canBeCut || !element) return
    const observer = new ResizeObserver(() => setIsHigh(element.scrollHeight > CUT_HEIGHT))
    observer.observe(element)
    return () => observer.disconnect()
  }, [canBeCut, content])

  function open() {
    setIsOpened(true)
    box.current?.focus()
  }

  const isCut = canBeCut && isHigh
  return (
    <>
      <div ref={box} className={texts} data-cut={isCut || undefined} tabIndex={-1}>
        {PARTS.map((part) => {
          const text = content[part]?.trim()
          return (
            text && (
              <ReviewText
                key={part}
                title={reviewTexts.parts[part]}
                text={text}
                mode={isOpened ? 'open' : isCut ? 'cut' : 'own'}
              />
            )
          )
        })}
      </div>
      {isCut && (
        <button type="button" className={control} onClick={open}>
          {reviewTexts.readWhole}
        </button>
      )}
    </>
  )
}

const texts = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s10};
  max-width: 720px;

  &[data-cut] {
    max-height: ${CUT_HEIGHT}px;
    overflow: hidden;
    -webkit-mask-image: linear-gradient(${color.textPrimary} calc(100% - 48px), transparent);
    mask-image: linear-gradient(${color.textPrimary} calc(100% - 48px), transparent);
  }

  &:focus {
    outline: none;
  }

  @media print {
    &[data-cut] {
      max-height: none;
      -webkit-mask-image: none;
      mask-image: none;
    }
  }
`

const control = css`
  justify-self: start;
  margin-top: ${space.s4};
  color: ${color.textLink};
  font-weight: ${weight.medium};
  line-height: ${lineHeight.s16};

  &:hover {
    color: ${color.textLinkHover};
    text-decoration: underline;
  }

  @media ${media.touch} {
    min-height: 44px;
  }
`
