import type { FavoritesList } from '@verstak/contracts/favorites'
import { useForm } from '@verstak/form/useForm'
import { useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { ModalFooter } from '@verstak/ui-kit/ModalFooter'
import { listNameLogic, type NamedList } from './listNameLogic.ts'
import { windowTexts as texts } from './listWindows.texts.ts'
import { NameField } from './NameField.tsx'

/** The window comes late itself. */
const load = async () => listNameLogic

export interface ListNameFormProps {
  /** The list to rename; null makes one. */
  list: Pick<FavoritesList, 'guid' | 'name'> | null
  onDone: (list: NamedList) => void
  onCancel: () => void
}

/** Content of the windows that make a list (FAV-006) and rename one (FAV-007). */
export function ListNameForm({ list, onDone, onCancel }: ListNameFormProps) {
  const host = useHost()
  const form = useForm({ load, context: { host, guid: list?.guid ?? null }, onSent: onDone })
  return (
    <form {...form.props}>
      <NameField {...form.field('name')} defaultValue={list?.name ?? ''} />
      <ModalFooter>
        <Button variant="secondary" size="l" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" size="l" loading={form.isSending}>
          {list ? texts.save : texts.create}
        </Button>
      </ModalFooter>
    </form>
  )
}
