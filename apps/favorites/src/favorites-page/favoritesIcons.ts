import type { IconShape } from '@verstak/ui-kit/icons'

export const gripIcon: IconShape = 'M8.5 5.5h1M8.5 12h1M8.5 18.5h1M14.5 5.5h1M14.5 12h1M14.5 18.5h1'

export const linkIcon: IconShape =
  'm9.5 14.5 5-5M8.5 10.5 6 13a3.54 3.54 0 0 0 5 5l2.5-2.5M15.5 13.5 18 11a3.54 3.54 0 0 0-5-5l-2.5 2.5'

export const pencilIcon: IconShape = 'M4 20h4L19.5 8.5l-4-4L4 16zM13 7l4 4'

export const moveIcon: IconShape = 'M3 5.5h6l2 2.5h10v11H3zM9 13.5h6m-2.5-2.5 2.5 2.5-2.5 2.5'

export const noteIcon: IconShape = 'M4 4h16v11l-5 5H4zM20 15h-5v5M8 9h8M8 13h5'

export const lockIcon: IconShape = 'M5 10.5h14v10H5zM8 10.5V7.5a4 4 0 0 1 8 0v3'

export const printIcon: IconShape = 'M7 8.5V3h10v5.5M7 17H3.5V8.5h17V17H17M7 14h10v7H7z'

export const downloadIcon: IconShape = 'M12 3v12m-4.5-4 4.5 4.5 4.5-4.5M4 20.5h16'

export const fallIcon: IconShape = 'M12 4v15m-6-6 6 6 6-6'

export const dotsIcon: IconShape = 'M4.5 12h1M11.5 12h1M18.5 12h1'

export const upIcon: IconShape = 'M12 20V5m-6 6 6-6 6 6'
