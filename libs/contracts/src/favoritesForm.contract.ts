import * as v from 'valibot'
import { MAX_WANTED } from './favorites.contract.ts'
import { MAX_NOTE_CHARACTERS } from './favoritesItems.contract.ts'

/** Form action that changes lists of favourites without scripts. It redirects to the page of favourites. */
export const FAVORITES_FORM_PATH = '/api/v1/favorites/form'

/** Changes of the form. `create` takes a name, `copy` a key, the last two a product, all but these two a list. */
export const FAVORITES_FORM_ACTIONS = [
  'create',
  'copy',
  'rename',
  'clear',
  'delete',
  'open',
  'close',
  'write',
  'remove',
] as const
/** One of them. */
export type FavoritesFormAction = (typeof FAVORITES_FORM_ACTIONS)[number]

/** Query parameter of the page's address: why a form was refused, one of {@link FAVORITES_FORM_PROBLEMS}. */
export const PROBLEM_PARAMETER = 'problem'
/** Query parameter beside it: the name that was refused. */
export const NAME_PARAMETER = 'name'
/** Query parameter of the page's address: guid of the product whose note and quantity are changed without scripts. */
export const EDITED_PARAMETER = 'edit'

/** Why a form was refused; the first three concern the name of a list. */
export const FAVORITES_FORM_PROBLEMS = [
  'empty',
  'symbols',
  'long',
  'quantity',
  'lists-full',
  'favorites-full',
  'common-list',
  'sign-in-required',
  'not-found',
  'rate-limited',
] as const
/** One of them. */
export type FavoritesFormProblem = (typeof FAVORITES_FORM_PROBLEMS)[number]

const Guid = v.pipe(v.string(), v.uuid())

/** Fields of the form. */
export const FavoritesForm = v.object({
  action: v.picklist(FAVORITES_FORM_ACTIONS),
  listGuid: v.optional(Guid),
  productGuid: v.optional(Guid),
  sharingKey: v.optional(v.pipe(v.string(), v.maxLength(100))),
  name: v.optional(v.pipe(v.string(), v.maxLength(1_000))),
  note: v.optional(v.pipe(v.string(), v.maxLength(4 * MAX_NOTE_CHARACTERS))),
  /** As it was typed; what is no quantity is refused with the problem `quantity`. */
  quantity: v.optional(v.pipe(v.string(), v.maxLength(20))),
})

/** A typed quantity. */
export const TypedQuantity = v.pipe(
  v.string(),
  v.trim(),
  v.digits(),
  v.toNumber(),
  v.minValue(1),
  v.maxValue(MAX_WANTED),
)
