import sanitizeHtml from 'sanitize-html'

/** Text, lists and links: all that an answer of the shop needs. */
const TAGS = ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'ul', 'ol', 'li', 'blockquote', 'code', 'a']

/** Another site by its whole address, a mail, a telephone, or a page of the store. */
const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|[#?])/i

/** The shop's answer as it is stored and shown: nothing of it runs or changes the page. '' when nothing is left. */
export function shopHtmlOf(html: string): string {
  const safe = sanitizeHtml(html.toWellFormed().replaceAll('\0', ''), {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: { ...(SAFE_LINK.test(href) && { href }), rel: 'nofollow noopener' },
      }),
    },
  }).trim()
  return /[\p{L}\p{N}]/u.test(safe.replace(/<[^>]*>/g, '')) ? safe : ''
}
