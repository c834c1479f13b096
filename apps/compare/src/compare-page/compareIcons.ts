import type { IconShape } from '@verstak/ui-kit/icons'

export const tackIcon: IconShape = 'M9 3h6l-.8 6.5 3.3 3.5v1.5h-11V13l3.3-3.5zM12 14.5V21'

export const gripIcon: IconShape = 'M8.5 5.5h1M8.5 12h1M8.5 18.5h1M14.5 5.5h1M14.5 12h1M14.5 18.5h1'

export const printIcon: IconShape = 'M7 8.5V3h10v5.5M7 17H3.5V8.5h17V17H17M7 14h10v7H7z'
