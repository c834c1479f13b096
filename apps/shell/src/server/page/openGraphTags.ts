import { hasPicture, pictureTemplate } from '@verstak/drawings'
import { SHOP_NAME } from '@verstak/contracts/shop'
import { PUBLIC_ORIGIN } from '../settings/publicOrigin.ts'

/** Both sides of a shared picture, pixels. */
const PICTURE_SIZE = 560
/** Shared picture of a page without its own. */
const STORE_PICTURE = pictureTemplate({ drawing: 'toolbox', livery: 'plain-steel', view: 'main' }, '{format}')

/** The same picture in the size for sharing, in a format that all link previews support. */
const asShared = (picture: string) => picture.replace(/[^/]+$/, `${PICTURE_SIZE}.webp`)

const TITLE = /<title>([^<]*)<\/title>/
const DESCRIPTION = /<meta name="description" content="([^"]*)"/
const CANONICAL = /<link rel="canonical" href="([^"]*)"/
/** Marks the main picture of a page. */
const FIRST_PICTURE = 'fetchPriority="high"'
const LONGEST_TAG = 2000
const SOURCE = /^[^>]* src="([^"]*)"/

/**
 * Open Graph tags for link previews, derived from the page's own head, where title, description and canonical address
 * are declared. Browsers do not need the tags, so this is no component and adds no browser code. '' for pages without a
 * canonical address, which are not for sharing.
 *
 * @param batch start of the document's markup, with texts escaped by React
 */
export function openGraphTags(batch: Buffer, origin = PUBLIC_ORIGIN, shopName = SHOP_NAME): string {
  const head = batch.toString('utf8', 0, batch.indexOf('</head>'))
  const [title, description, address] = [TITLE, DESCRIPTION, CANONICAL].map((pattern) => pattern.exec(head)?.[1])
  if (!title || !address) return ''
  const at = batch.indexOf(FIRST_PICTURE)
  const own = at < 0 ? undefined : SOURCE.exec(batch.toString('utf8', at, at + LONGEST_TAG))?.[1]
  const picture = own !== undefined && hasPicture(own) ? own : STORE_PICTURE
  const facts = {
    type: 'website',
    site_name: shopName.replaceAll('&', '&amp;'),
    locale: 'ru_RU',
    title,
    ...(description ? { description } : {}),
    url: address,
    image: origin + asShared(picture),
  }
  return Object.entries(facts)
    .map(([name, content]) => `<meta property="og:${name}" content="${content}"/>`)
    .join('')
}
