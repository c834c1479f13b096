/** Path prefix of the shop's files. */
export const FILES_PATH = '/files/'

/** Path of a file. */
export const fileAddress = (guid: string) => FILES_PATH + guid

/** File extensions by media type; other types are not served. */
const ENDINGS: ReadonlyMap<string, string> = new Map([
  ['application/pdf', 'pdf'],
  ['text/plain', 'txt'],
  ['text/vtt', 'vtt'],
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['video/mp4', 'mp4'],
  ['video/webm', 'webm'],
])

/** File extension without the dot; undefined for types that are not served, because a browser might execute them. */
export const endingOf = (mediaType: string) => ENDINGS.get(mediaType)
