import type { FavoritesList } from '@verstak/contracts/favorites'
import type { Host } from '@verstak/host'
import { PART } from '../favorites-changes/loadLate.ts'
import { ListNameForm } from './ListNameForm.tsx'
import type { NamedList } from './listNameLogic.ts'
import { windowTexts as texts } from './listWindows.texts.ts'

/**
 * Opens the window that makes a list, or renames one.
 * @returns the list; null when the shopper left the window
 */
export async function openListName(
  { modals }: Pick<Host, 'modals'>,
  list: Pick<FavoritesList, 'guid' | 'name'> | null = null,
): Promise<NamedList | null> {
  const { closed } = modals.ask(
    {
      kind: 'dialog',
      title: list ? texts.renameTitle : texts.createTitle,
      content: (close) => <ListNameForm list={list} onDone={close} onCancel={() => close()} />,
    },
    PART,
  )
  return ((await closed) as NamedList | undefined) ?? null
}
