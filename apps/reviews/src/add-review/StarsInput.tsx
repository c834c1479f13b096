import { css } from '@linaria/core'
import { Icon } from '@verstak/ui-kit/Icon'
import { starIcon } from '@verstak/ui-kit/icons'
import { color, dimension, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import { useId, useState } from 'react'
import { addReviewTexts as texts } from './addReview.texts.ts'

const SCALE = [1, 2, 3, 4, 5]

export interface StarsInputProps {
  name: string
  label: string
  /** The label stands elsewhere. */
  isLabelHidden?: boolean
  /** 0 = not rated. */
  defaultValue: number
  size: 'l' | 's'
  required?: boolean
  error?: string | undefined
}

/** Choice of one to five stars: radio buttons, of which arrows choose, with the word for the choice. */
export function StarsInput({ name, label, isLabelHidden, defaultValue, size, required, error }: StarsInputProps) {
  const id = useId()
  const [rating, setRating] = useState(defaultValue)
  return (
    <div
      className={group}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={Boolean(error) || undefined}
      aria-required={required}
      data-size={size}
    >
      <span id={`${id}-label`} className={title} data-hidden={isLabelHidden || undefined}>
        {label}
      </span>
      <span className={stars}>
        {SCALE.map((star) => (
          <label key={star} className={cell}>
            <input
              className={radio}
              type="radio"
              name={name}
              value={star}
              defaultChecked={star === defaultValue}
              aria-label={texts.star(star)}
              onChange={() => setRating(star)}
            />
            <Icon shape={starIcon} filled={star <= rating} className={shape} />
          </label>
        ))}
      </span>
      <span className={word} aria-hidden>
        {(rating > 0 || size === 's') && texts.words[rating]}
      </span>
      {error && (
        <span id={`${id}-error`} className={fault}>
          {error}
        </span>
      )}
    </div>
  )
}

const title = css`
  color: ${color.textSecondary};

  &[data-hidden] {
    position: absolute;
    clip-path: inset(50%);
  }
`

const stars = css`
  display: flex;
`

const radio = css`
  position: absolute;
  inset: 0;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`

const shape = css`
  && {
    width: 36px;
    height: 36px;
    stroke-width: 1.25;
  }
`

const cell = css`
  position: relative;
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: ${radius.control};
  color: ${color.rating};

  &:hover {
    background-color: ${color.surfaceSunken};
  }

  &:has(:focus-visible) {
    outline: ${dimension.focusWidth} solid ${color.focusRing};
    outline-offset: -2px;
  }
`

const word = css`
  margin-left: ${space.s12};
  font-size: ${fontSize.s18};
  line-height: ${lineHeight.s18};
  font-weight: ${weight.semibold};
`

const fault = css`
  flex-basis: 100%;
  grid-column: 1 / -1;
  color: ${color.stateDanger};
  font-size: ${fontSize.s13};
`

const group = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;

  &[data-size='s'] {
    display: grid;
    grid-template-columns: minmax(96px, 128px) auto minmax(0, 1fr);
    column-gap: ${space.s8};
  }

  &[data-size='s'] .${cell} {
    width: 28px;
    height: 32px;
  }

  &[data-size='s'] .${shape} {
    width: 22px;
    height: 22px;
    stroke-width: 1.5;
  }

  &[data-size='s'] .${word} {
    margin-left: 0;
    color: ${color.textSecondary};
    font-size: ${fontSize.s13};
    font-weight: ${weight.regular};
  }

  /* Beside a long name there is no room for the word. */
  @media ${media.phone} {
    &[data-size='s'] {
      grid-template-columns: minmax(0, 1fr) auto;
    }

    &[data-size='s'] .${word} {
      display: none;
    }
  }

  /* The browser alone fills the stars up to the chosen one. */
  @media (scripting: none) {
    .${word} {
      display: none;
    }

    && .${shape} {
      fill: none;
    }

    && .${cell}:has(:checked) .${shape}, && .${cell}:has(~ .${cell} :checked) .${shape} {
      fill: currentColor;
    }
  }

  @media ${media.touch} {
    &[data-size='s'] .${cell} {
      width: 36px;
      height: ${dimension.tapMin};
    }
  }
`
