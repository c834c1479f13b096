import { css } from '@linaria/core'
import { color, controlHeight, dimension, fontSize, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import { useState, type KeyboardEvent, type ReactNode } from 'react'

/** A button of the toolbar. */
export interface Tool {
  label: string
  /** What is written on it, where that is not the label. */
  sign?: ReactNode
  /** Keys for it, as screen readers say them: `Control+B`. */
  keys?: string
  /** State of a toggle. */
  isOn?: boolean
  isDisabled?: boolean
  onPress: () => void
}

export interface ToolbarProps {
  label: string
  tools: readonly Tool[]
}

/** Tools of an editor: one stop of Tab, arrows go on. A tool that can do nothing keeps the focus. */
export function Toolbar({ label, tools }: ToolbarProps) {
  const [current, setCurrent] = useState(0)

  function go(event: KeyboardEvent<HTMLElement>) {
    const last = tools.length - 1
    const next = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: last }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const place = next < 0 ? last : next > last ? 0 : next
    setCurrent(place)
    event.currentTarget.querySelectorAll('button')[place]?.focus()
  }

  return (
    <div className={bar} role="toolbar" aria-label={label} onKeyDown={go}>
      {tools.map(({ label: name, sign, keys, isOn, isDisabled, onPress }, place) => (
        <button
          key={name}
          type="button"
          className={tool}
          title={name}
          aria-label={name}
          aria-keyshortcuts={keys}
          aria-pressed={isOn}
          aria-disabled={isDisabled || undefined}
          tabIndex={place === Math.min(current, tools.length - 1) ? 0 : -1}
          onFocus={() => setCurrent(place)}
          // The selection stays in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            if (!isDisabled) onPress()
          }}
        >
          {sign ?? name}
        </button>
      ))}
    </div>
  )
}

const bar = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  padding: ${space.s4};
  border-bottom: 1px solid ${color.lineHair};
`

const tool = css`
  min-width: ${controlHeight.s};
  min-height: ${controlHeight.s};
  padding: 0 ${space.s8};
  border-radius: ${radius.control};
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};

  @media ${media.touch} {
    min-width: ${dimension.tapMin};
    min-height: ${dimension.tapMin};
  }

  @media ${media.hover} {
    &:hover {
      background-color: ${color.surfaceSunken};
    }
  }

  &[aria-pressed='true'] {
    background-color: ${color.stateInfoSoft};
    color: ${color.textLink};
    font-weight: ${weight.semibold};
  }

  &[aria-disabled='true'] {
    background: none;
    color: ${color.textDisabled};
  }
`
