import { addToCompare } from '@verstak/contracts/compare'
import { useHost } from '@verstak/host'
import { applyConfirmedMark, sendMark } from '@verstak/remote-kit/applyConfirmedMark'
import { useModals, useToasts } from '@verstak/remote-kit/useModals'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { binIcon, compareIcon, copyIcon } from '@verstak/ui-kit/icons'
import { Menu, type MenuItem } from '@verstak/ui-kit/Menu'
import { readApiError } from '@verstak/api-client/readApiError'
import { dotsIcon, fallIcon, moveIcon, upIcon } from './favoritesIcons.ts'
import { menuTexts, rowTexts } from './favoritesPage.texts.ts'
import { isPriced, type Row } from './rows.ts'
import { dots } from './rowStyles.tsx'

export interface RowMenuProps {
  row: Row
  /** Moves it within the list; undefined where there is no such place, or the list has another order now. */
  onStep: { up?: () => void; down?: () => void; top?: () => void }
  /** Undefined for those who have one list. */
  onTransfer?: ((kind: 'move' | 'copy') => void) | undefined
  onRemove: () => void
}

/** All that can be done with a product of a list. */
export function RowMenu({ row, onStep, onTransfer, onRemove }: RowMenuProps) {
  const { early } = useModals()
  const compare = useAddToCompare()
  const items: MenuItem[] = []
  if (isPriced(row)) items.push({ label: menuTexts.compare, icon: compareIcon, onSelect: () => void compare(row) })
  if (onStep.top) items.push({ label: menuTexts.top, icon: upIcon, onSelect: onStep.top })
  if (onStep.up) items.push({ label: menuTexts.up, icon: upIcon, onSelect: onStep.up })
  if (onStep.down) items.push({ label: menuTexts.down, icon: fallIcon, onSelect: onStep.down })
  if (onTransfer) {
    items.push({ label: menuTexts.move, icon: moveIcon, onSelect: () => onTransfer('move') })
    items.push({ label: menuTexts.copy, icon: copyIcon, onSelect: () => onTransfer('copy') })
  }
  items.push({ label: menuTexts.remove, icon: binIcon, isDanger: true, onSelect: onRemove })
  return (
    <Menu
      label={rowTexts.actions(row.name)}
      align="end"
      items={items}
      trigger={(props) => (
        <span {...early}>
          <IconButton
            shape={dotsIcon}
            label={rowTexts.actions(row.name)}
            data-actions={row.guid}
            className={dots}
            {...props}
          />
        </span>
      )}
    />
  )
}

function useAddToCompare() {
  const host = useHost()
  const { showError } = useModals()
  const showToast = useToasts()

  return async ({ id: productId, guid }: { id: number; guid: string }) => {
    try {
      const { attributes } = await sendMark(host, () => host.call(addToCompare, { body: { productGuids: [guid] } }))
      const { compareCount: count, revision } = attributes
      applyConfirmedMark(host, { list: 'compare', productId, isMarked: true, count, revision })
      showToast({ text: menuTexts.compared, tone: 'ok' })
    } catch (error) {
      const text = readApiError(error)?.message
      showError(text ? { text } : { advice: 'later' })
    }
  }
}
