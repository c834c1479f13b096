import * as v from 'valibot'

/* Photos of the shop's own: what suppliers and staff have sent. Products, brands, categories and banners name one
`photo/{guid}`, beside drawings `{drawing}/{livery}`. */

/** Where they are served, in the sizes of all pictures and in widths of their own proportions. */
export const PHOTOS_PATH = '/pictures/photo/'

/** Widths in which a photo comes in its own proportions, px: `w640`. Smaller photos are not enlarged. */
export const PHOTO_WIDTHS = [320, 640, 960, 1600] as const

const START = 'photo/'
const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text names a photo by its guid alone, as views of a product do. */
export const isPhotoGuid = (text: string): boolean => GUID.test(text)

/** Address of a photo with the placeholders `{size}` and `{format}`. */
export const photoTemplate = (guid: string): string => `${PHOTOS_PATH}${guid}/{size}.{format}`

/** Address of a photo in a text, in one width; pages offer the others, too. */
export const photoInText = (guid: string): string => `${PHOTOS_PATH}${guid}/w960.webp`

/** Guid of the photo at an address; undefined for other addresses. */
export function photoGuidOfPath(path: string): string | undefined {
  const [guid = ''] = path.startsWith(PHOTOS_PATH) ? path.slice(PHOTOS_PATH.length).split('/') : []
  return isPhotoGuid(guid) ? guid : undefined
}

/** What a picture is called that is a photo. */
export const photoName = (guid: string): string => START + guid

/** Guid of a picture that is a photo; undefined for a drawing and for none. */
export function photoGuidOf(picture: string | null): string | undefined {
  const guid = picture?.startsWith(START) ? picture.slice(START.length) : ''
  return isPhotoGuid(guid) ? guid : undefined
}

/** A picture of the shop: `photo/{guid}`, or a drawing `{drawing}/{livery}`; null = none. */
export const ShopPicture = v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}\/[a-z0-9-]{1,40}$/, 'picture')))
