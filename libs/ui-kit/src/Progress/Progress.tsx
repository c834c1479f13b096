import { css } from '@linaria/core'
import { useId } from 'react'
import { color, fontSize, lineHeight, media, motion, radius, space } from '../tokens/tokens.ts'

export interface ProgressProps {
  /** Name of the running task: `Загружаем таблицу`. Shown above the bar. */
  label: string
  /** Current value, 0 to `max`; null when unknown: an indeterminate bar. */
  value: number | null
  /** Maximum; 1 by default. */
  max?: number
  /** Progress as text, at the end of the label and for screen readers: `12 из 40`. */
  valueText?: string
  /** Result: `ok` green, `danger` red; dark while running. */
  tone?: 'ok' | 'danger'
  /** Hides the label visually, where text beside it says the same. */
  isLabelHidden?: boolean
}

/**
 * Bar that shows how much of something is done.
 *
 * - `data-tone`: `ok` or `danger`; `data-running`: how much is done is not known
 */
export function Progress({ label, value, max = 1, valueText, tone, isLabelHidden }: ProgressProps) {
  const labelId = useId()
  const done = value === null ? null : Math.min(Math.max(value, 0), max)
  return (
    <div className={progress} data-tone={tone} data-running={done === null || undefined}>
      <div className={words} hidden={isLabelHidden}>
        <span id={labelId}>{label}</span>
        {valueText && <span className={amount}>{valueText}</span>}
      </div>
      <div
        className={track}
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={done ?? undefined}
        aria-valuetext={valueText}
      >
        <div className={bar} style={done === null ? undefined : { width: `${max > 0 ? (done / max) * 100 : 0}%` }} />
      </div>
    </div>
  )
}

const words = css`
  display: flex;
  justify-content: space-between;
  gap: ${space.s12};
  margin-bottom: ${space.s6};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const amount = css`
  color: ${color.textMuted};
  white-space: nowrap;
`

const track = css`
  height: 8px;
  overflow: hidden;
  border-radius: ${radius.plate};
  background-color: ${color.lineHair};
`

const bar = css`
  height: 100%;
  border-radius: inherit;
  background-color: ${color.surfaceInverse};
  transition: width ${motion.base};
`

const progress = css`
  @keyframes run {
    from {
      translate: -100% 0;
    }
    to {
      translate: 300% 0;
    }
  }

  min-width: 0;

  &[data-tone='ok'] .${bar} {
    background-color: ${color.stateOk};
  }

  &[data-tone='danger'] .${bar} {
    background-color: ${color.stateDanger};
  }

  &[data-running] .${bar} {
    width: 33%;
    animation: run 1.6s linear infinite;
  }

  /* A third that stands still says «under way» as well. */
  @media ${media.reducedMotion} {
    &[data-running] .${bar} {
      width: 100%;
      opacity: 0.4;
      animation: none;
    }
  }
`
