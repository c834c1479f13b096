import sanitizeHtml from 'sanitize-html'

const BREAKS = /<\/?(?:p|div|li|ul|ol|tr|table|h[1-6]|blockquote|section|article|dt|dd)\b[^>]*>|<br\s*\/?>/gi
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
/** What no database and no page takes. */
// eslint-disable-next-line no-control-regex -- these are meant
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g
/** What begins like a tag or an entity. */
const MARKUP = /<[a-z!/?]|&(?:[a-z]+|#\w+);/i

/** A text in one line: no tags, no control characters, single blanks. */
export const plainLine = (text: string): string => plainText(text).replaceAll(/\s+/g, ' ').trim()

/** A text without tags and entities; paragraphs stay as lines. */
export function plainText(text: string): string {
  const clean = text.toWellFormed().replaceAll(CONTROLS, '')
  const bare = MARKUP.test(clean) ? withoutTags(clean) : clean
  return bare
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Sources often escape their HTML twice, so what comes out may be HTML again. */
function withoutTags(html: string): string {
  const once = stripOnce(html)
  return MARKUP.test(once) ? stripOnce(once) : once
}

const stripOnce = (html: string) =>
  sanitizeHtml(html.replaceAll(BREAKS, '\n'), {
    allowedTags: [],
    allowedAttributes: {},
    allowedSchemes: [],
    allowProtocolRelative: false,
    transformTags: {},
  }).replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
