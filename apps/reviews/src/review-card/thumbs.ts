import type { IconShape } from '@verstak/ui-kit/icons'

/** Useful. */
export const thumbUpIcon: IconShape =
  'M7 10.5 11 3c1.5 0 2.5 1 2.5 2.5V9H19a2 2 0 0 1 2 2.4l-1.4 7A2 2 0 0 1 17.6 20H7zM7 10.5H3V20h4z'

/** Not useful. */
export const thumbDownIcon: IconShape =
  'M17 13.5 13 21c-1.5 0-2.5-1-2.5-2.5V15H5a2 2 0 0 1-2-2.4l1.4-7A2 2 0 0 1 6.4 4H17zM17 13.5h4V4h-4z'
