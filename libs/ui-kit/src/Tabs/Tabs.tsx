import { css } from '@linaria/core'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { color, controlHeight, dimension, fontSize, media, motion, space, weight } from '../tokens/tokens.ts'
import { tabAfter } from './tabAfter.ts'

/** One of several parts of which one is seen. */
export interface Tab {
  /** Unique among the tabs. */
  value: string
  label: string
  /** Secondary text after the label: a number. */
  note?: ReactNode
  content: ReactNode
}

export interface TabsProps {
  /** Name of the row of tabs, for screen readers. */
  label: string
  /** At least one. */
  tabs: readonly Tab[]
  /** Value of the selected tab, if controlled. */
  value?: string
  /** Initially selected, if uncontrolled; by default the first. */
  defaultValue?: string
  onChange?: (value: string) => void
}

/**
 * Row of tabs with the part of the chosen one below. All parts are in the page, for search engines too. A row that is
 * wider than its place scrolls to the chosen tab.
 *
 * Keyboard: Tab reaches the chosen tab, then its part; arrows, Home and End choose another tab.
 * States: `aria-selected` on the tabs, `hidden` on the other parts.
 */
export function Tabs({ label, tabs, value, defaultValue, onChange }: TabsProps) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(defaultValue)
  const wished = value ?? own
  const chosen = Math.max(
    0,
    tabs.findIndex((tab) => tab.value === wished),
  )

  // `scrollIntoView` would scroll the page too.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-selected=true]')
    if (tab) row.current!.scrollLeft = tab.offsetLeft - (row.current!.clientWidth - tab.offsetWidth) / 2
  }, [chosen])

  function choose(index: number) {
    const tab = tabs[index]
    if (!tab || index === chosen) return
    setOwn(tab.value)
    onChange?.(tab.value)
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = tabAfter(event.key, chosen, tabs.length)
    if (next === null) return
    event.preventDefault()
    choose(next)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div>
      <div ref={row} className={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            id={`${id}-tab-${index}`}
            className={handle}
            role="tab"
            aria-selected={index === chosen}
            aria-controls={`${id}-part-${index}`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => choose(index)}
          >
            {tab.label}
            {tab.note != null && <span className={quiet}>{tab.note}</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.value}
          id={`${id}-part-${index}`}
          className={part}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${index}`}
          tabIndex={0}
          hidden={index !== chosen}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}

/* The tabs have room for the focus ring; their words stand in line with what is below. */
const list = css`
  position: relative;
  display: flex;
  gap: ${space.s12};
  margin: 0 calc(-1 * ${space.s6});
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 ${color.lineDefault};
`

const quiet = css`
  margin-left: ${space.s6};
  color: ${color.textMuted};
  font-weight: ${weight.regular};
`

const handle = css`
  flex: none;
  height: ${controlHeight.l};
  padding: 0 ${space.s6};
  border-bottom: 2px solid transparent;
  color: ${color.textSecondary};
  font-size: ${fontSize.s16};
  font-weight: ${weight.medium};
  white-space: nowrap;
  transition: border-color ${motion.fast};

  &[aria-selected='true'] {
    border-color: ${color.lineStrong};
    color: ${color.textPrimary};
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${dimension.focusWidth});
  }

  @media ${media.hover} {
    &:hover {
      color: ${color.textPrimary};
    }
  }
`

const part = css`
  padding-top: ${space.s16};
`
