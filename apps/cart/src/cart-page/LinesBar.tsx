import { css } from '@linaria/core'
import type { CartItem } from '@verstak/contracts/cart'
import { Checkbox } from '@verstak/ui-kit/Checkbox'
import { space } from '@verstak/ui-kit/tokens'
import { startTransition, useOptimistic } from 'react'
import { ListLink } from '../list-entry/ListLink.tsx'
import { cartLineTexts } from './cartPage.texts.ts'
import { LineButton } from './LineButton.tsx'
import { LineForm } from './LineForm.tsx'
import { useLineChange } from './useLineChange.ts'

export interface LinesBarProps {
  /** Those that can be bought. */
  items: readonly CartItem[]
  onRemoved: (text: string) => void
}

/** Selection of all lines, and what is done with those that are selected; the way to a list of codes. */
export function LinesBar({ items, onRemoved }: LinesBarProps) {
  const run = useLineChange()
  const selected = items.filter(({ isSelected }) => isSelected !== false).map(({ guid }) => guid)
  const [areAll, showAll] = useOptimistic(selected.length === items.length)
  const selectAll = (isSelected: boolean) =>
    startTransition(async () => {
      showAll(isSelected)
      await run({ kind: 'select', guids: items.map(({ guid }) => guid), isSelected })
    })

  return (
    <LineForm className={bar}>
      <input type="hidden" name="lines" value={items.map(({ guid }) => guid).join(',')} />
      {/* The first button is that of Enter in a checkbox. */}
      <LineButton className={withoutScripts} variant="secondary" size="s" action="select" change={{ kind: 'seen' }}>
        {cartLineTexts.applySelection}
      </LineButton>
      {items.length > 0 && (
        <Checkbox
          className={withScripts}
          checked={areAll}
          indeterminate={!areAll && selected.length > 0}
          onChange={() => selectAll(!areAll)}
          label={cartLineTexts.selectAll}
        />
      )}
      {selected.length > 0 && (
        <LineButton
          variant="ghost"
          size="s"
          tight
          action="remove-selected"
          change={{ kind: 'remove', guids: selected }}
          onDone={() => onRemoved(cartLineTexts.removedCount(selected.length))}
        >
          {cartLineTexts.removeSelected}
        </LineButton>
      )}
      <ListLink className={end} variant="ghost" size="s" tight>
        {cartLineTexts.addByList}
      </ListLink>
    </LineForm>
  )
}

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s4} ${space.s16};
  padding: 0 ${space.s12};
`

const end = css`
  margin-left: auto;
`

const withScripts = css`
  @media (scripting: none) {
    && {
      display: none;
    }
  }
`

const withoutScripts = css`
  @media (scripting: enabled) {
    && {
      display: none;
    }
  }
`
