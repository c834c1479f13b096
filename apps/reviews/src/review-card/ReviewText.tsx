import { css } from '@linaria/core'
import { isCrawler, useHost } from '@verstak/host'
import { color, fontSize, lineHeight, media, space, weight } from '@verstak/ui-kit/tokens'
import { useLayoutEffect, useRef, useState } from 'react'
import { reviewTexts } from './reviewCard.texts.ts'

/** Shorter texts are never cut where nobody can open them (REVIEW-047). */
const UNCUT_LENGTH = 980

export interface ReviewTextProps {
  title: string
  text: string
  /** `open`: whole; `cut`: cut without a control, because the review around it has one. */
  mode?: 'own' | 'open' | 'cut'
}

/** One titled part of a review, cut at ten lines until it is opened (REVIEW-035). */
export function ReviewText({ title, text, mode = 'own' }: ReviewTextProps) {
  const { layout } = useHost()
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [isOpened, setIsOpened] = useState(false)
  const [isLong, setIsLong] = useState(text.length >= UNCUT_LENGTH)
  const isUncut = isCrawler(layout) && text.length < UNCUT_LENGTH
  const isCut = !isUncut && !isOpened && mode !== 'open'

  useLayoutEffect(() => {
    const element = paragraph.current
    if (!isCut || !element) return
    const observer = new ResizeObserver(() => setIsLong(element.scrollHeight > element.clientHeight + 1))
    observer.observe(element)
    return () => observer.disconnect()
  }, [isCut, text])

  function open() {
    setIsOpened(true)
    // The control is gone: the text that it has opened gets the focus.
    paragraph.current?.focus()
  }

  return (
    <div>
      <h3 className={heading}>{title}</h3>
      <p ref={paragraph} className={words} data-cut={isCut || undefined} tabIndex={-1}>
        {text}
      </p>
      {isCut && isLong && mode === 'own' && (
        <button type="button" className={control} onClick={open}>
          {reviewTexts.readWhole}
        </button>
      )}
    </div>
  )
}

const heading = css`
  margin-bottom: ${space.s2};
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  font-weight: ${weight.semibold};
`

const words = css`
  font-size: ${fontSize.s14};
  line-height: 22px;
  overflow-wrap: anywhere;
  white-space: pre-line;

  &[data-cut] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 10;
    overflow: hidden;
  }

  &:focus {
    outline: none;
  }

  /* Nothing can open it. */
  @media (scripting: none) {
    &[data-cut] {
      display: block;
    }
  }

  @media print {
    &[data-cut] {
      display: block;
    }
  }
`

const control = css`
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
    margin-top: 0;
  }

  @media (scripting: none) {
    display: none;
  }
`
