import { css } from '@linaria/core'
import { color, controlHeight, dimension, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import { addReviewTexts as texts } from './addReview.texts.ts'

export interface ExperienceChoiceProps {
  /** '' = not chosen. */
  defaultValue: string
}

/** How long the author has used the product. */
export function ExperienceChoice({ defaultValue }: ExperienceChoiceProps) {
  return (
    <div className={row} role="radiogroup" aria-label={texts.experience}>
      {Object.entries(texts.experiences).map(([value, label]) => (
        <label key={value} className={cell}>
          <input
            className={radio}
            type="radio"
            name="experience"
            value={value}
            defaultChecked={value === defaultValue}
          />
          {label}
        </label>
      ))}
    </div>
  )
}

const radio = css`
  position: absolute;
  inset: 0;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`

const cell = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  height: ${controlHeight.m};
  padding: 0 ${space.s16};
  border-radius: ${radius.control};
  box-shadow: inset 0 0 0 1px ${color.lineControl};
  font-weight: ${weight.medium};

  &:has(:checked) {
    background-color: ${color.surfaceInverse};
    box-shadow: none;
    color: ${color.textInverse};
  }

  &:has(:focus-visible) {
    outline: ${dimension.focusWidth} solid ${color.focusRing};
    outline-offset: ${dimension.focusOffset};
  }

  @media ${media.touch} {
    height: ${dimension.tapMin};
  }
`

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};

  @media ${media.phone} {
    flex-direction: column;
  }
`
