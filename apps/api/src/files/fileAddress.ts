/** Where files of the shop are served. */
export const FILES_PATH = '/files/'

/** Path of a file. */
export const fileAddress = (guid: string) => FILES_PATH + guid

/** Endings by media type; what is not here is not served. */
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

/** Ending of a file's name, without the dot; undefined for kinds that are never served, because a browser might run them. */
export const endingOf = (mediaType: string) => ENDINGS.get(mediaType)
