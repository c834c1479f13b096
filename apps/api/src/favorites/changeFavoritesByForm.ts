import {
  FAVORITES_FORM_PROBLEMS,
  FavoritesForm,
  NAME_PARAMETER,
  PROBLEM_PARAMETER,
  TypedQuantity,
  type FavoritesFormProblem,
} from '@verstak/contracts/favoritesForm'
import { MAX_NOTE_CHARACTERS } from '@verstak/contracts/favoritesItems'
import { listNameFault } from '@verstak/validators/favoritesListName'
import * as v from 'valibot'
import { DomainError, invalidInput } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { copyShared } from './copyShared.ts'
import { changeListItem, removeListItems } from './listItems.changes.ts'
import * as lists from './lists.changes.ts'

const PAGE = '/user/favorites/'

type Fields = v.InferOutput<typeof FavoritesForm>

/**
 * Changes the lists of a visitor without scripts.
 * @param from path and query of the page with the form
 * @returns address of the page to show: the list, or the page again with what was wrong
 * @throws DomainError `invalid-input` for a form that no page has
 */
export async function changeFavoritesByForm(
  services: Services,
  sent: Record<string, string>,
  { visitor, from }: { visitor: Caller; from: string },
): Promise<string> {
  const { success, output: fields } = v.safeParse(FavoritesForm, sent)
  if (!success) throw invalidInput('action', 'invalid', 'The form names no action, or what it names is no guid.')
  try {
    const guid = await change(services, fields, visitor)
    return guid === null ? PAGE : `${PAGE}?listGuid=${guid}`
  } catch (error) {
    const problem = problemOf(error)
    if (problem === null) throw error
    return addressWith(from, problem, fields.name)
  }
}

/** @returns guid of the list to show; null for the common one */
async function change(services: Services, fields: Fields, visitor: Caller): Promise<string | null> {
  const { action, name = '' } = fields
  if (action === 'create') {
    return (await lists.createList(services, { name: checkedName(name) }, visitor)).guid
  }
  if (action === 'copy') {
    return (await copyShared(services, { sharingKey: fields.sharingKey ?? '' }, visitor)).guid
  }
  const guid = required(fields.listGuid, 'listGuid')
  if (action === 'rename') await lists.renameList(services, { guid, name: checkedName(name) }, visitor)
  if (action === 'clear') await lists.emptyList(services, { guid }, visitor)
  if (action === 'open') await lists.shareList(services, { guid }, visitor)
  if (action === 'close') await lists.unshareList(services, { guid }, visitor)
  if (action === 'delete') {
    await lists.dropList(services, { guid }, visitor)
    return null
  }
  if (action === 'write') {
    const { success, output: quantity } = v.safeParse(TypedQuantity, fields.quantity)
    if (!success) throw invalidInput('quantity', 'quantity', 'The form asks for no quantity.')
    const note = (fields.note ?? '').trim().slice(0, MAX_NOTE_CHARACTERS)
    const productGuid = required(fields.productGuid, 'productGuid')
    await changeListItem(services, { listGuid: guid, productGuid, note, quantity }, visitor)
  }
  if (action === 'remove') {
    const productGuids = [required(fields.productGuid, 'productGuid')]
    await removeListItems(services, { listGuid: guid, productGuids }, visitor)
  }
  return guid
}

function checkedName(name: string): string {
  const fault = listNameFault(name)
  if (fault) throw invalidInput('name', fault, 'This is no name of a list.')
  return name.trim()
}

function required(value: string | undefined, field: string): string {
  if (value === undefined) throw invalidInput(field, 'required', `The form names no ${field}.`)
  return value
}

/** What the page tells; null for a form that no page has. */
function problemOf(error: unknown): FavoritesFormProblem | null {
  if (!(error instanceof DomainError)) return null
  const reasons = [error.details[0]?.reason, error.code]
  return FAVORITES_FORM_PROBLEMS.find((problem) => reasons.includes(problem)) ?? null
}

/** The page with the form, of whatever list it was. */
function addressWith(from: string, problem: FavoritesFormProblem, name: string | undefined): string {
  const query = new URLSearchParams(from.startsWith(`${PAGE}?`) ? from.slice(PAGE.length + 1) : '')
  query.set(PROBLEM_PARAMETER, problem)
  query.delete(NAME_PARAMETER)
  if (name) query.set(NAME_PARAMETER, name.slice(0, 300))
  return `${PAGE}?${query}`
}
