import { guidOf } from '@verstak/testing/factories'
import {
  KEY,
  listGuidOf,
  makeFavorite,
  makeFavoritesList,
  type FavoritesHarnessInput,
} from '../testing/favoritesHarness.tsx'
import { FavoritesStory } from '../testing/FavoritesStory.tsx'
import { FavoritesPage } from './FavoritesPage.tsx'

export default { title: 'favorites/FavoritesPage', component: FavoritesPage }

const storyOf = (input: FavoritesHarnessInput = {}, search = '') => ({
  render: () => <FavoritesStory input={input} search={search} />,
})

const LONG =
  'Перфоратор аккумуляторный бесщёточный с патроном SDS-plus, двумя батареями, зарядным устройством и кейсом '
const NOTE = 'Под вытяжку и розетки, стены бетон: уточнить у прораба, нужен ли пылеотвод и третий аккумулятор. '
const isOut = { isAvailable: false, button: { type: 'reportLater' as const, isNotifyAllowed: true } }
const regional = {
  availabilityInfo: { ...makeFavorite(1).availabilityInfo, isInStock: false, currentlyAvailable: 0 },
  ...isOut,
}
const products = () => [
  makeFavorite(1, { cheaperBy: 15_000, note: 'Под мойку' }),
  makeFavorite(2, { wanted: 3, isBack: true }),
  makeFavorite(3),
]
const odd = () => [
  makeFavorite(1, { name: `${LONG}${'Б'.repeat(90)}`, note: `${NOTE}${NOTE}`.slice(0, 255), wanted: 999 }),
  makeFavorite(2, { isActive: false, ...isOut }),
  makeFavorite(3, regional),
]
const { price: _price, ...unpriced } = makeFavorite(4, { name: 'Товар без цены' })
const common = () => makeFavoritesList(1, { products: products() })
const user = (lists = [common(), makeFavoritesList(2, { name: 'Ремонт кухни', sharingKey: KEY })]) => ({
  user: 'private' as const,
  lists,
})
const oddLists = () => user([makeFavoritesList(1, { products: odd(), unpriced: [unpriced as never] })])
const hundred = () =>
  user([makeFavoritesList(1, { products: Array.from({ length: 100 }, (_, at) => makeFavorite(at + 1)) })])
const overlong = () => user([common(), makeFavoritesList(2, { name: 'Б'.repeat(255), products: products() })])
const shared = { name: 'Ремонт кухни', products: products(), unpriced: [unpriced as never] }
export const Guest = storyOf({ lists: [common()] })
export const GuestOnPhone = storyOf({ lists: [common()], layout: 'mobile' })
export const Lists = storyOf(user())
export const ListsOnPhone = storyOf({ ...user(), layout: 'mobile' })
export const One = storyOf(user([makeFavoritesList(1, { products: [makeFavorite(1)] })]))
export const Hundred = storyOf(hundred())
export const HundredOnPhone = storyOf({ ...hundred(), layout: 'mobile' })
export const Odd = storyOf(oddLists())
export const OddOnPhone = storyOf({ ...oddLists(), layout: 'mobile' })
export const OverlongName = storyOf(overlong(), `?listGuid=${listGuidOf(2)}`)
export const OverlongNameOnPhone = storyOf({ ...overlong(), layout: 'mobile' }, `?listGuid=${listGuidOf(2)}`)
export const Empty = storyOf()
export const EmptyOnPhone = storyOf({ layout: 'mobile' })
export const EmptyList = storyOf(user(), `?listGuid=${listGuidOf(2)}`)
export const Shared = storyOf({ shared }, `?sharingKey=${KEY}`)
export const SharedOnPhone = storyOf({ shared, layout: 'mobile' }, `?sharingKey=${KEY}`)
export const Closed = storyOf({}, `?sharingKey=${guidOf(1)}`)
export const Failed = storyOf({ isFailing: true })
