import { css } from '@linaria/core'
import { color, radius, space } from '../tokens/tokens.ts'

/** More dots would be hard to distinguish. */
const MAX_DOTS = 5

export interface DotsProps {
  /** Number of slides. */
  count: number
  /** Index of the slide that is seen. */
  current: number
}

/** Position indicator, decorative: the slides announce their own numbers. */
export function Dots({ count, current }: DotsProps) {
  const dots = Math.min(count, MAX_DOTS)
  const chosen = Math.floor((current * dots) / count)
  return (
    <div className={row} aria-hidden>
      {Array.from({ length: dots }, (_, index) => (
        <i key={index} className={dot} data-current={index === chosen || undefined} />
      ))}
    </div>
  )
}

const dot = css`
  width: 8px;
  height: 8px;
  border-radius: ${radius.round};
  background-color: ${color.lineDefault};

  &[data-current] {
    background-color: ${color.lineStrong};
  }
`

const row = css`
  position: absolute;
  bottom: ${space.s12};
  left: 0;
  right: 0;
  display: flex;
  justify-content: center;
  gap: ${space.s6};
  pointer-events: none;

  @media print {
    display: none;
  }
`
