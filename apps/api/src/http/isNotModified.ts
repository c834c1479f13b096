import type { IncomingHttpHeaders } from 'node:http'
import fresh from 'fresh'

/** Whether the caller has this version already, by `If-None-Match`; then the answer is 304. */
export function isNotModified(headers: IncomingHttpHeaders, etag: string): boolean {
  // Nothing else of the headers counts: Node's fetch adds `Cache-Control: no-cache`, for which `fresh` sends everything anew.
  return fresh({ 'if-none-match': headers['if-none-match'] }, { etag })
}
