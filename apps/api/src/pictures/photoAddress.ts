import { PICTURES_PATH } from '@verstak/drawings'

/** Below the path of pictures; no version is called so. */
export const PHOTOS_PATH = `${PICTURES_PATH}photo/`

/** Address of a photo with the placeholders `{size}` and `{format}`. */
export const photoTemplate = (guid: string): string => `${PHOTOS_PATH}${guid}/{size}.{format}`
