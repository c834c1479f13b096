/**
 * Outline of an icon: the `d` of one path in a 24×24 field, drawn by `Icon` as a 1.75 px stroke.
 * One string constant per icon, so that a bundle carries only the icons it uses.
 */
export type IconShape = `M${string}` | `m${string}`

export const searchIcon: IconShape = 'M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0 -13 0zM15.5 15.5l5.5 5.5'

export const heartIcon: IconShape =
  'M12 20.5 4 12.6a5 5 0 0 1 0-7.1 5 5 0 0 1 7.1 0l.9.9.9-.9a5 5 0 0 1 7.1 0 5 5 0 0 1 0 7.1z'

export const compareIcon: IconShape = 'M5 21V10M12 21V3M19 21v-7'

export const boxIcon: IconShape = 'M3.5 7.5 12 3l8.5 4.5v9L12 21l-8.5-4.5zM3.5 7.5 12 12l8.5-4.5M12 12v9'

export const cartIcon: IconShape =
  'M2 4h3l2.5 12h11L21 7.5H6M7.5 20a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0 -3 0zM15.5 20a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0 -3 0z'

export const userIcon: IconShape =
  'M7.5 8a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0 -9 0zM3.5 21c.8-4.5 4-6.5 8.5-6.5s7.7 2 8.5 6.5'

export const pinIcon: IconShape =
  'M12 21.5S4.5 15 4.5 9.7a7.5 7.5 0 0 1 15 0C19.5 15 12 21.5 12 21.5zM9.5 9.7a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0 -5 0z'

export const phoneIcon: IconShape =
  'M5 3h4l1.5 5-2.5 2a13 13 0 0 0 6 6l2-2.5 5 1.5v4c0 1.1-.9 2-2 2C10.7 21 3 13.3 3 5c0-1.1.9-2 2-2z'

export const menuIcon: IconShape = 'M3 5.5h18M3 12h12M3 18.5h18'

export const closeIcon: IconShape = 'm5 5 14 14M19 5 5 19'

export const chevronDownIcon: IconShape = 'm5 9 7 7 7-7'

export const chevronUpIcon: IconShape = 'm5 15 7-7 7 7'

export const chevronRightIcon: IconShape = 'm9 5 7 7-7 7'

export const chevronLeftIcon: IconShape = 'm15 5-7 7 7 7'

export const checkIcon: IconShape = 'm4 12.5 5.5 5.5L20 6.5'

export const starIcon: IconShape = 'm12 2.5 2.9 6.2 6.8.8-5 4.7 1.3 6.7-6-3.3-6 3.3 1.3-6.7-5-4.7 6.8-.8z'

export const truckIcon: IconShape =
  'M4.5 16.5H2V6h12v10.5H8.5M14 10h4.5l3.5 3.5v3h-2.5M15.5 16.5H14M4.5 17.5a2 2 0 1 0 4 0 2 2 0 1 0 -4 0zM15.5 17.5a2 2 0 1 0 4 0 2 2 0 1 0 -4 0z'

export const storeIcon: IconShape =
  'M4 10v10.5h16V10M2.5 9.5 5 3.5h14l2.5 6c0 1.5-1.2 2.5-2.6 2.5s-2.3-.8-2.3-2c0 1.2-1 2-2.3 2S12 11.2 12 10c0 1.2-1 2-2.3 2s-2.3-.8-2.3-2c0 1.2-1 2-2.3 2s-2.6-1-2.6-2.5zM9.5 20.5v-5h5v5'

export const filterIcon: IconShape =
  'M3 6h10m4 0h4M3 12h4m4 0h10M3 18h10m4 0h4M13 6a2 2 0 1 0 4 0 2 2 0 1 0 -4 0zM7 12a2 2 0 1 0 4 0 2 2 0 1 0 -4 0zM13 18a2 2 0 1 0 4 0 2 2 0 1 0 -4 0z'

export const sortIcon: IconShape = 'M7 4v16m-4-4 4 4 4-4M13 6h8m-8 5h6m-6 5h4'

export const minusIcon: IconShape = 'M5 12h14'

export const plusIcon: IconShape = 'M5 12h14M12 5v14'

export const homeIcon: IconShape = 'm3 11 9-7.5 9 7.5M5.5 9v11.5h13V9M10 20.5v-6h4v6'

export const listIcon: IconShape = 'M3 4.5h5v5H3zM3 14.5h5v5H3zM11.5 7H21M11.5 17H21'

export const gridIcon: IconShape = 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z'

export const companyIcon: IconShape =
  'M4 21V4.5h10V21M14 9.5h6V21M2 21h20M7.5 8.5h3M7.5 12.5h3M7.5 16.5h3M17 13.5v.1M17 17v.1'

export const infoIcon: IconShape = 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0 -18 0zM12 11v6M12 7v1.5'

export const bellIcon: IconShape = 'M5 17.5h14l-1.5-2.5v-5a5.5 5.5 0 0 0-11 0v5zM10 20.5h4M12 4.5V2.5'

export const shareIcon: IconShape = 'M12 15V3m-4.5 4L12 3l4.5 4M5 11v10h14V11'

export const documentIcon: IconShape = 'M5 2.5h9l5 5v14H5zM14 2.5v5h5M8.5 12h7M8.5 16h7'

export const roubleIcon: IconShape = 'M8.5 20.5v-17h5a5 5 0 0 1 0 10h-8M5.5 17H14'

export const scanIcon: IconShape = 'M3 8V4h5M21 8V4h-5M3 16v4h5M21 16v4h-5M7 8.5v7M10.5 8.5v7M13.5 8.5v7M17 8.5v7'

export const clockIcon: IconShape = 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0 -18 0zM12 6.5V12l4 2.5'

export const shieldIcon: IconShape = 'M12 2.5 4 5.5v6c0 5 3.4 8.5 8 10 4.6-1.5 8-5 8-10v-6zM8.5 12l2.5 2.5 4.5-5'

export const returnsIcon: IconShape = 'M4 9h11a5.5 5.5 0 0 1 0 11H8M8 4.5 3.5 9 8 13.5'

export const percentIcon: IconShape =
  'M19 5 5 19M4.5 7a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0 -5 0zM14.5 17a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0 -5 0z'

export const binIcon: IconShape = 'M4 6.5h16M9 6V3.5h6V6M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6'

export const eyeIcon: IconShape =
  'M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12zM9 12a3 3 0 1 0 6 0 3 3 0 1 0 -6 0z'

export const eyeOffIcon: IconShape =
  'M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12zM9 12a3 3 0 1 0 6 0 3 3 0 1 0 -6 0zM4 20 20 4'

export const playIcon: IconShape = 'M7 4v16l13-8z'

export const pauseIcon: IconShape = 'M8 4.5v15M16 4.5v15'

export const zoomInIcon: IconShape =
  'M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0 -13 0zM15.5 15.5l5.5 5.5M10.5 7.5v6M7.5 10.5h6'

export const zoomOutIcon: IconShape = 'M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0 -13 0zM15.5 15.5l5.5 5.5M7.5 10.5h6'

export const chatIcon: IconShape = 'M4 4.5h16v12H10.5L6 20.5v-4H4zM8 9h8M8 12.5h5'

export const sendIcon: IconShape = 'M3.5 20.5 21 12 3.5 3.5v6.5L14 12 3.5 14z'

export const exitIcon: IconShape = 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4'

export const keyIcon: IconShape =
  'M3.5 15.5a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0 -9 0zM11.2 12.3 20 3.5M16.5 7l3 3M14 9.5l2 2'
/** Two sheets: copy. */
export const copyIcon: IconShape = 'M8.5 8.5h12v12h-12zM15.5 8.5v-5h-12v12h5'
