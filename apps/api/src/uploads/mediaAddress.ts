/** Path of uploaded photos and videos. */
export const MEDIA_PATH = '/files/media/'

/** Files of an upload: a photo in two sizes, or a video. */
export type MediaVariant = 'large' | 'small' | 'video'

/** Address of a file of an upload. @param key of a private one, which is served with it only */
export const mediaAddress = (guid: string, variant: MediaVariant, key?: string) =>
  `${MEDIA_PATH}${guid}/${variant}${key === undefined ? '' : `?key=${encodeURIComponent(key)}`}`
