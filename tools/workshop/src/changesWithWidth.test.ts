import { join } from 'node:path'
import { changesWithWidth } from './changesWithWidth.ts'

const root = join(import.meta.dirname, '../../..')

test.each([
  ['a page', './apps/workshop/src/pages/cart.stories.tsx', true],
  ['a component that is laid out otherwise on a phone', './libs/ui-kit/src/Dialog/Dialog.stories.tsx', true],
  ['a component that asks for fingers only', './libs/ui-kit/src/Chip/Chip.stories.tsx', false],
  ['a component that is the same everywhere', './libs/ui-kit/src/Icon/Icon.stories.tsx', false],
])('%s: %s', (_, path, expected) => expect(changesWithWidth(root, path)).toBe(expected))
