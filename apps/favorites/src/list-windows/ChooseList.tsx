import { useQuery } from '@tanstack/react-query'
import { MAX_FAVORITES_LISTS, type FavoritesList } from '@verstak/contracts/favorites'
import { useForm } from '@verstak/form/useForm'
import { useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { ChoiceGroup } from '@verstak/ui-kit/ChoiceGroup'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { ModalFooter } from '@verstak/ui-kit/ModalFooter'
import { Radio } from '@verstak/ui-kit/Radio'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { useRef, useState } from 'react'
import { listNameOf } from '../favorites-changes/favoritesChanges.texts.ts'
import { listsQuery } from '../favorites-changes/favoritesQueries.ts'
import { NEW_LIST, chooseListLogic, type ChosenGoods } from './chooseListLogic.ts'
import { choices, subject } from './listWindowStyles.tsx'
import { windowTexts as texts } from './listWindows.texts.ts'
import { NameField } from './NameField.tsx'

/** The window comes late itself. */
const load = async () => chooseListLogic

export interface ChooseListProps {
  goods: ChosenGoods
  /** Names the goods. */
  name: string
  /** Called with the guid of the list that holds them now. */
  onDone: (listGuid: string) => void
  onCancel: () => void
}

/** Content of the windows that put products into another list (FAV-008). */
export function ChooseList(props: ChooseListProps) {
  const { call } = useHost()
  const { data, isError, isFetching, refetch } = useQuery(listsQuery(call))
  if (data) return <ListForm {...props} lists={data.lists} />
  if (isError) return <ErrorState title={texts.failed} onRetry={() => void refetch()} isRetrying={isFetching} />
  return <Spinner label={texts.loading} />
}

function ListForm({ goods, name, lists, onDone, onCancel }: ChooseListProps & { lists: FavoritesList[] }) {
  const host = useHost()
  const made = useRef<string>(null)
  const [offered] = useState(() => lists.filter(({ guid }) => goods.kind === 'add' || guid !== goods.fromGuid))
  const isIn = ({ productGuids }: FavoritesList) => goods.productGuids.every((guid) => productGuids.includes(guid))
  const canMake = lists.filter(({ isCommon }) => !isCommon).length < MAX_FAVORITES_LISTS
  const [list, setList] = useState(() => offered.find((one) => !isIn(one))?.guid ?? NEW_LIST)
  const form = useForm({ load, context: { host, goods, made }, onSent: onDone })

  return (
    <form {...form.props}>
      <p className={subject}>{name}</p>
      <ChoiceGroup label={texts.list} isLabelHidden>
        {offered.map((one) => (
          <Radio
            key={one.guid}
            name="list"
            value={one.guid}
            look="row"
            className={choices}
            label={listNameOf(one)}
            aside={isIn(one) ? texts.isHere : String(one.productGuids.length)}
            disabled={isIn(one)}
            checked={list === one.guid}
            onChange={() => setList(one.guid)}
          />
        ))}
        {canMake && (
          <Radio
            name="list"
            value={NEW_LIST}
            look="row"
            className={choices}
            label={texts.newList}
            checked={list === NEW_LIST}
            onChange={() => setList(NEW_LIST)}
          />
        )}
      </ChoiceGroup>
      {list === NEW_LIST && <NameField {...form.field('name')} />}
      <ModalFooter>
        <Button variant="secondary" size="l" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" size="l" loading={form.isSending}>
          {texts[goods.kind]}
        </Button>
      </ModalFooter>
    </form>
  )
}
