import { css } from '@linaria/core'
import { formatNumber } from '@verstak/plural/formatNumber'
import { Textarea } from '@verstak/ui-kit/Textarea'
import { color, fontSize, space } from '@verstak/ui-kit/tokens'
import { useEffect, useRef, useState } from 'react'
import { addReviewTexts as texts } from './addReview.texts.ts'

export interface CountedAreaProps {
  name: string
  error: string | undefined
  label: string
  placeholder: string
  defaultValue: string
  rows: number
  maxLength: number
}

/** Text with the number of its letters. */
export function CountedArea({ maxLength, ...area }: CountedAreaProps) {
  const box = useRef<HTMLDivElement>(null)
  const [length, setLength] = useState(area.defaultValue.length)

  // A draft writes into the field without an event.
  useEffect(() => setLength(box.current?.querySelector('textarea')?.value.length ?? 0), [])

  return (
    <div ref={box} className={frame} onInput={({ target }) => setLength((target as HTMLTextAreaElement).value.length)}>
      <Textarea {...area} maxLength={maxLength} />
      <span className={counter} aria-hidden>
        {texts.counter(formatNumber(length), formatNumber(maxLength))}
      </span>
    </div>
  )
}

const counter = css`
  position: absolute;
  top: 0;
  right: 0;
  color: ${color.textMuted};
  font-size: ${fontSize.s12};
  line-height: ${space.s20};

  /* It does not count then. */
  @media (scripting: none) {
    display: none;
  }
`

const frame = css`
  position: relative;
  min-width: 0;
`
