import type { IconShape } from '@verstak/ui-kit/icons'

/* Icons of this page alone: those of the kit come with every page. */

export const printIcon: IconShape = 'M7 8.5V3h10v5.5M7 17H3.5V8.5h17V17H17M7 14h10v7H7z'
export const repeatIcon: IconShape =
  'M4 11a8 8 0 0 1 14-4.5L20.5 9M20.5 4v5h-5M20 13a8 8 0 0 1-14 4.5L3.5 15M3.5 20v-5h5'
