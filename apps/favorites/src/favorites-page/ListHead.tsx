import { css } from '@linaria/core'
import type { FavoritesList } from '@verstak/contracts/favorites'
import { useModals } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { Heading } from '@verstak/ui-kit/Heading'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { binIcon } from '@verstak/ui-kit/icons'
import { space } from '@verstak/ui-kit/tokens'
import { listNameOf } from '../favorites-changes/favoritesChanges.texts.ts'
import { pencilIcon } from './favoritesIcons.ts'
import { favoritesTexts as texts } from './favoritesPage.texts.ts'
import { useListActions } from './useListActions.ts'

export interface ListHeadProps {
  list: FavoritesList
  /** Its products. */
  count: number
}

/** Name of the list, and what can be done with all of it. */
export function ListHead({ list, count }: ListHeadProps) {
  const { early } = useModals()
  const { rename, clear, remove } = useListActions(list, count)
  return (
    <div className={head}>
      <Heading level={2} note={texts.count(count)} className={words}>
        {listNameOf(list)}
      </Heading>
      <div className={buttons} {...early}>
        {!list.isCommon && <IconButton shape={pencilIcon} label={texts.rename} onClick={() => void rename()} />}
        <span className={gap} />
        {count > 0 && (
          <Button variant="ghost" onClick={() => void clear()}>
            {texts.clear}
          </Button>
        )}
        {!list.isCommon && (
          <Button variant="ghost" icon={binIcon} onClick={() => void remove()}>
            {texts.remove}
          </Button>
        )}
      </div>
    </div>
  )
}

const head = css`
  display: flex;
  align-items: start;
  gap: ${space.s8};
  min-height: 40px;
  margin-bottom: ${space.s12};
`

const words = css`
  min-width: 0;
  padding-top: ${space.s4};
  overflow-wrap: anywhere;
`

const gap = css`
  flex: 1;
`

const buttons = css`
  display: flex;
  flex: 1 0 auto;
  align-items: center;
  gap: ${space.s4};

  @media print {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`
