import { ApiError } from '@verstak/api-client/ApiError'
import { removeFromCompare } from '@verstak/contracts/compare'
import { TestHost } from '@verstak/remote-kit/TestHost'
import type { StoryContext } from '@storybook/react-webpack5'
import {
  createCompareHarness,
  makeCompared,
  makeComparison,
  NOTHING,
  type CompareHarness,
  type CompareHarnessInput,
} from '../testing/compareHarness.tsx'
import { ComparePreview } from './ComparePreview.tsx'

export default { title: 'compare/ComparePreview', component: ComparePreview }

const storyOf = (input: CompareHarnessInput, arrange: (harness: CompareHarness) => void = () => undefined) => ({
  render: () => {
    const harness = createCompareHarness(input)
    arrange(harness)
    return (
      <TestHost host={harness.host}>
        <div style={{ width: 372 }}>
          <ComparePreview onClose={() => undefined} />
        </div>
      </TestHost>
    )
  },
})

const five = () => makeComparison(5)

export const Latest = storyOf({ comparison: five })
export const Removing = {
  ...storyOf({ comparison: five }, ({ api }) => api.on(removeFromCompare, () => new Promise(() => {}))),
  play: async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Убрать/ }))[1]!)
  },
}
export const Odd = storyOf({
  comparison: () =>
    makeComparison(3, {
      products: [
        makeCompared(1, { name: 'Дрель-шуруповёрт бесщёточная ударная с двумя аккумуляторами и кейсом '.repeat(3) }),
        makeCompared(2, { isActive: false }),
        makeCompared(3),
      ],
    }),
})
export const Empty = storyOf({ comparison: () => NOTHING })
export const Failed = storyOf({
  comparison: () => {
    throw new ApiError('unavailable', 503)
  },
})
