import type { FavoritesList } from '@verstak/contracts/favorites'
import {
  FAVORITES_FORM_PATH,
  FAVORITES_FORM_PROBLEMS,
  NAME_PARAMETER,
  PROBLEM_PARAMETER,
  type FavoritesFormAction,
} from '@verstak/contracts/favoritesForm'
import { useLocation } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { Heading } from '@verstak/ui-kit/Heading'
import { Link } from '@verstak/ui-kit/Link'
import { Message } from '@verstak/ui-kit/Message'
import { TextField } from '@verstak/ui-kit/TextField'
import type { ReactNode } from 'react'
import { favoritesAddressOf } from './favoritesAddress.ts'
import { listNameOf } from '../favorites-changes/favoritesChanges.texts.ts'
import { favoritesTexts } from './favoritesPage.texts.ts'
import { links } from './listLinkStyles.tsx'
import { plainTexts as texts } from './plainFavorites.texts.ts'
import { plainBox, plainForm, plainNav, plainRow } from './plainStyles.tsx'

export interface PlainFormsProps {
  /** The list that is shown, if there is one. */
  list: FavoritesList | undefined
  count: number
}

/** What scripts do in windows, as forms for a visitor without them: makes, renames, opens, empties and removes lists. */
export function PlainForms({ list, count }: PlainFormsProps) {
  const query = new URLSearchParams(useLocation().search)
  const typed = query.get(NAME_PARAMETER) ?? ''
  return (
    <section className={plainBox} aria-labelledby="favorites-plain">
      <Heading level={2} id="favorites-plain">
        {texts.title}
      </Heading>
      <PlainForm action="create">
        <TextField label={texts.create} name="name" defaultValue={typed} autoComplete="off" maxLength={255} />
        <Button type="submit" variant="secondary">
          {favoritesTexts.create}
        </Button>
      </PlainForm>
      {list && !list.isCommon && (
        <PlainForm action="rename" list={list}>
          <TextField label={texts.rename} name="name" defaultValue={list.name} autoComplete="off" maxLength={255} />
          <Button type="submit" variant="secondary">
            {favoritesTexts.rename}
          </Button>
        </PlainForm>
      )}
      {list && (
        <div className={plainRow}>
          {list.sharingKey !== null && (
            <TextField label={texts.link} readOnly value={favoritesAddressOf({ sharingKey: list.sharingKey })} />
          )}
          {count > 0 && (
            <PlainButton action={list.sharingKey === null ? 'open' : 'close'} list={list}>
              {list.sharingKey === null ? favoritesTexts.share : texts.close}
            </PlainButton>
          )}
          {count > 0 && (
            <PlainButton action="clear" list={list}>
              {favoritesTexts.clear}
            </PlainButton>
          )}
          {!list.isCommon && (
            <PlainButton action="delete" list={list}>
              {favoritesTexts.remove}
            </PlainButton>
          )}
        </div>
      )}
    </section>
  )
}

/** Links to the lists, which scripts show in a sheet on a phone. */
export function PlainLinks({ lists }: { lists: readonly FavoritesList[] }) {
  return (
    <nav className={plainNav} aria-label={favoritesTexts.lists}>
      <ul className={links}>
        {lists.map((one) => (
          <li key={one.guid}>
            <Link href={favoritesAddressOf(one.isCommon ? {} : { listGuid: one.guid })}>{listNameOf(one)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Why the last form was refused. */
export function PlainProblem() {
  const query = new URLSearchParams(useLocation().search)
  const problem = FAVORITES_FORM_PROBLEMS.find((one) => one === query.get(PROBLEM_PARAMETER))
  return problem ? <Message tone="danger">{texts.problems[problem]}</Message> : null
}

/** Copies a shared list without scripts. */
export function PlainCopy({ sharingKey, label }: { sharingKey: string; label: string }) {
  return (
    <form className={plainForm} method="post" action={FAVORITES_FORM_PATH}>
      <input type="hidden" name="action" value="copy" />
      <input type="hidden" name="sharingKey" value={sharingKey} />
      <Button type="submit" variant="secondary">
        {label}
      </Button>
    </form>
  )
}

interface PlainFormProps {
  action: FavoritesFormAction
  list?: Pick<FavoritesList, 'guid'>
  children: ReactNode
}

function PlainForm({ action, list, children }: PlainFormProps) {
  return (
    <form className={plainForm} method="post" action={FAVORITES_FORM_PATH}>
      <input type="hidden" name="action" value={action} />
      {list && <input type="hidden" name="listGuid" value={list.guid} />}
      {children}
    </form>
  )
}

function PlainButton({ action, list, children }: Required<PlainFormProps>) {
  return (
    <PlainForm action={action} list={list}>
      <Button type="submit" variant="secondary">
        {children}
      </Button>
    </PlainForm>
  )
}
