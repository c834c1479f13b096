import { css } from '@linaria/core'
import { useModals } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { Checkbox } from '@verstak/ui-kit/Checkbox'
import { binIcon, copyIcon } from '@verstak/ui-kit/icons'
import { color, space } from '@verstak/ui-kit/tokens'
import { moveIcon } from './favoritesIcons.ts'
import { viewTexts as texts } from './favoritesPage.texts.ts'

export interface BulkBarProps {
  /** Products that are shown, and how many of them are selected. */
  count: number
  selected: number
  onSelectAll: (isSelected: boolean) => void
  /** Undefined for those who have one list. */
  onTransfer: ((kind: 'move' | 'copy') => void) | undefined
  onRemove: () => void
}

/** Above the rows: selects all of them, and does something with the selected ones. */
export function BulkBar({ count, selected, onSelectAll, onTransfer, onRemove }: BulkBarProps) {
  const { early } = useModals()
  return (
    <div className={bar} {...early}>
      <Checkbox
        label={selected > 0 ? texts.selected(selected) : texts.selectAll}
        checked={selected === count}
        indeterminate={selected > 0 && selected < count}
        onChange={({ currentTarget }) => onSelectAll(currentTarget.checked)}
      />
      {selected > 0 && (
        <>
          {onTransfer && (
            <>
              <Button variant="ghost" size="s" icon={moveIcon} onClick={() => onTransfer('move')}>
                {texts.move}
              </Button>
              <Button variant="ghost" size="s" icon={copyIcon} onClick={() => onTransfer('copy')}>
                {texts.copy}
              </Button>
            </>
          )}
          <Button variant="ghost" size="s" icon={binIcon} onClick={onRemove}>
            {texts.remove}
          </Button>
        </>
      )}
    </div>
  )
}

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s8};
  min-height: 48px;
  padding: ${space.s4} ${space.s12} ${space.s4} 14px;
  border-bottom: 1px solid ${color.lineDefault};

  @media print {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`
