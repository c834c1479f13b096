import { css } from '@linaria/core'
import { type ReactNode, useId } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import type { IconShape } from '../Icon/icons.ts'
import { Link } from '../Link/Link.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { color, controlHeight, dimension, media, radius, space, weight } from '../tokens/tokens.ts'

/** One choice of a segmented control. */
export interface Segment<Value extends string> {
  value: Value
  label: string
  /** Shown instead of the label, which stays for screen readers. */
  icon?: IconShape
  /** Address of the choice; give one to every segment or to none. */
  href?: string
}

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen, for screen readers: `Вид списка`. */
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  /** Called with the chosen value; not needed where the segments are links. */
  onChange?: (value: Value) => void
}

/**
 * Choice of one of two or three, all in sight. Links work without JavaScript: Tab goes from one to the next; the others are
 * radio buttons: Tab comes to the chosen one, arrows choose. The chosen segment is `data-selected`.
 */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, value, onChange } = props
  const name = useId()
  return (
    <div className={control} role={segments[0]?.href ? 'group' : 'radiogroup'} aria-label={label}>
      {segments.map((segment) =>
        segment.href ? (
          <Link
            key={segment.value}
            className={cell}
            href={segment.href}
            title={segment.icon && segment.label}
            data-selected={segment.value === value || undefined}
            aria-current={segment.value === value || undefined}
          >
            {contentOf(segment)}
          </Link>
        ) : (
          <label
            key={segment.value}
            className={cell}
            title={segment.icon && segment.label}
            data-selected={segment.value === value || undefined}
          >
            <input
              className={radio}
              type="radio"
              name={name}
              checked={segment.value === value}
              onChange={() => onChange?.(segment.value)}
            />
            {contentOf(segment)}
          </label>
        ),
      )}
    </div>
  )
}

function contentOf({ label, icon }: Segment<string>): ReactNode {
  if (!icon) return label
  return (
    <>
      <Icon shape={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  )
}

const control = css`
  display: inline-flex;
  border-radius: ${radius.control};
  background-color: ${color.surfaceCard};
  box-shadow: inset 0 0 0 1px ${color.lineDefault};
`

const cell = css`
  position: relative;
  display: grid;
  grid-auto-flow: column;
  place-content: center;
  flex: auto;
  min-width: ${controlHeight.m};
  height: 36px;
  padding: 0 ${space.s16};
  border-radius: ${radius.control};
  color: ${color.textMuted};
  font-weight: ${weight.medium};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;

  &:has(> svg) {
    padding: 0;
  }

  @media ${media.touch} {
    min-width: ${dimension.tapMin};
    height: ${dimension.tapMin};
  }

  @media ${media.hover} {
    &:hover {
      color: ${color.textPrimary};
    }
  }

  &[data-selected] {
    background-color: ${color.surfaceInverse};
    color: ${color.textInverse};
  }

  &:has(:focus-visible) {
    outline: ${dimension.focusWidth} solid ${color.focusRing};
    outline-offset: ${dimension.focusOffset};
  }
`

const radio = css`
  appearance: none;
  position: absolute;
  inset: 0;
  outline: none;
  cursor: pointer;
`
