import { css } from '@linaria/core'
import {
  color,
  controlHeight,
  dimension,
  fontSize,
  lineHeight,
  media,
  radius,
  space,
  weight,
} from '@verstak/ui-kit/tokens'
import type { KeyboardEvent } from 'react'

export interface PanelTabsProps<Value extends string> {
  /** Accessible name of the row. */
  label: string
  tabs: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  /** Id of the one panel that all tabs show. */
  panelId: string
  /** `segments`: dark cells on sand; `line`: words with a line below the chosen one. */
  look: 'segments' | 'line'
}

/** Tabs over one panel, whose content changes. Arrow keys choose, Tab leaves the row. */
export function PanelTabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  panelId,
  look,
}: PanelTabsProps<Value>) {
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = tabs.findIndex((tab) => tab.value === value)
    const next = (at + step + tabs.length) % tabs.length
    onChange(tabs[next]!.value)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div className={row} role="tablist" aria-label={label} data-look={look} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          className={cell}
          role="tab"
          aria-selected={tab.value === value}
          aria-controls={panelId}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}

const cell = css`
  flex: 1 1 0;
  min-width: 0;
  min-height: ${controlHeight.m};
  padding: 0 ${space.s8};
  overflow: hidden;
  border-radius: ${radius.control};
  color: ${color.textSecondary};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
  font-weight: ${weight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;

  @media ${media.touch} {
    min-height: ${dimension.tapMin};
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${dimension.focusWidth});
  }
`

const row = css`
  display: flex;

  &[data-look='segments'] {
    gap: ${space.s2};
    padding: ${space.s4};
    border-radius: ${radius.card};
    background-color: ${color.surfaceSunken};
  }

  &[data-look='segments'] > [aria-selected='true'] {
    background-color: ${color.surfaceInverse};
    color: ${color.textInverse};
  }

  &[data-look='line'] {
    gap: ${space.s20};
    border-bottom: 1px solid ${color.lineHair};
  }

  &[data-look='line'] > button {
    flex: 0 1 auto;
    padding: 0;
    border-bottom: 2px solid transparent;
    border-radius: 0;
  }

  &[data-look='line'] > [aria-selected='true'] {
    border-color: ${color.lineStrong};
    color: ${color.textPrimary};
  }
`
