import { ApiError } from '@verstak/api-client/ApiError'
import { CompareStory } from '../testing/CompareStory.tsx'
import {
  createCompareHarness,
  DRILLS,
  makeCompared,
  makeComparison,
  NOTHING,
  SET_KEY,
  type CompareHarnessInput,
} from '../testing/compareHarness.tsx'
import { ComparePage } from './ComparePage.tsx'

export default { title: 'compare/ComparePage', component: ComparePage }

const storyOf = (input: CompareHarnessInput = {}, at = '/compare/') => ({
  render: () => <CompareStory harness={createCompareHarness(input)} at={at} />,
})

const LONG = 'Дрель-шуруповёрт бесщёточная ударная с двумя аккумуляторами, зарядным устройством и кейсом '
const oddOnes = () => {
  const products = [
    makeCompared(1, { name: `${LONG}${LONG}${'Б'.repeat(60)}` }),
    makeCompared(2, { isActive: false, isAvailable: false, button: { type: 'reportLater' } }),
    makeCompared(3, { price: 0, oldPrice: null }),
    makeCompared(4, { isAvailable: false, button: { type: 'reportLater' } }),
  ]
  return makeComparison(4, { products })
}

export const Desktop = storyOf()
export const Phone = storyOf({ layout: 'mobile' })
export const Pinned = storyOf({}, `/compare/${DRILLS}/?pin=2&diff=1`)
export const PinnedOnPhone = storyOf({ layout: 'mobile' }, `/compare/${DRILLS}/?pin=2`)
export const One = storyOf({ comparison: () => makeComparison(1) })
export const Odd = storyOf({ comparison: oddOnes })
export const OddOnPhone = storyOf({ comparison: oddOnes, layout: 'mobile' })
export const WithoutCharacteristics = storyOf({ comparison: () => makeComparison(2, { groups: [] }) })
export const Shared = storyOf({}, `/compare/${DRILLS}/?set=${SET_KEY}`)
export const UnknownSet = storyOf({}, `/compare/${DRILLS}/?set=wrong`)
export const Empty = storyOf({ comparison: () => NOTHING })
export const EmptyOnPhone = storyOf({ comparison: () => NOTHING, layout: 'mobile' })
export const OtherCategory = storyOf({}, '/compare/no-such-category/')
export const Failed = storyOf({
  comparison: () => {
    throw new ApiError('unavailable', 503)
  },
})
