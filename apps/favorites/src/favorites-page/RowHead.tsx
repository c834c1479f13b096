import { Checkbox } from '@verstak/ui-kit/Checkbox'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { rowTexts as texts } from './favoritesPage.texts.ts'
import { RowGrip } from './RowGrip.tsx'
import { rowHead } from './rowStyles.tsx'
import type { RowActions } from './useRowActions.ts'

export interface RowHeadProps {
  guid: string
  name: string
  isSelected: boolean
  actions: RowActions
}

/** On a desktop, before the photo: selects the product, and moves it. */
export function RowHead({ guid, name, isSelected, actions }: RowHeadProps) {
  return (
    <div className={rowHead}>
      <Checkbox
        label={<VisuallyHidden>{texts.select(name)}</VisuallyHidden>}
        checked={isSelected}
        onChange={({ currentTarget }) => actions.select(guid, currentTarget.checked)}
      />
      <RowGrip name={name} onStep={(step) => actions.step(guid, step)} />
    </div>
  )
}
