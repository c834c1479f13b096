import { useModals } from '@verstak/remote-kit/useModals'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { useLazyPopup, type LazyPopupProps } from '@verstak/ui-kit/useLazyPopup'
import { dotsIcon } from './favoritesIcons.ts'
import { rowTexts as texts } from './favoritesPage.texts.ts'
import type { RowMenuPopupProps } from './RowMenuPopup.tsx'
import { dots } from './rowStyles.tsx'

/** The product, its place, and what can be done with it. */
export type RowMenuProps = Omit<RowMenuPopupProps, keyof LazyPopupProps>

/** The button of all that can be done with a product of a list; the menu comes with its first press. */
export function RowMenu(props: RowMenuProps) {
  const { name, guid } = props.row
  const { early } = useModals()
  const { trigger, popup, Popup } = useLazyPopup('menu', loadPopup)
  return (
    <>
      <span {...early}>
        <IconButton shape={dotsIcon} label={texts.actions(name)} data-actions={guid} className={dots} {...trigger} />
      </span>
      {Popup && <Popup {...popup} {...props} />}
    </>
  )
}

const loadPopup = async () => (await import(/* webpackChunkName: "list-changes" */ './RowMenuPopup.tsx')).RowMenuPopup
