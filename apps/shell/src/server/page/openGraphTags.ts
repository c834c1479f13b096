import { pictureTemplate } from '@verstak/drawings'
import { STORE_NAME } from '../../document/shell.texts.ts'
import { PUBLIC_ORIGIN } from '../settings/publicOrigin.ts'

/** Both sides of a shared picture, pixels. */
const PICTURE_SIZE = 560
/** What a page without a picture of its own is shared with. */
const STORE_PICTURE = pictureTemplate({ drawing: 'toolbox', livery: 'plain-steel', view: 'main' }, '{format}')

/** The same picture in the size of sharing, in a format that all who show links read. */
const asShared = (picture: string) => picture.replace(/[^/]+$/, `${PICTURE_SIZE}.webp`)

const TITLE = /<title>([^<]*)<\/title>/
const DESCRIPTION = /<meta name="description" content="([^"]*)"/
const CANONICAL = /<link rel="canonical" href="([^"]*)"/
/** The picture that a page is about is fetched first. */
const FIRST_PICTURE = 'fetchPriority="high"'
const LONGEST_TAG = 2000
const SOURCE = /^[^>]* src="([^"]*)"/

/**
 * Open Graph for those who show a link to the page, out of what its own head says: pages declare their title,
 * description and canonical address once. Browsers need none of it, so it is no component and costs them no code.
 * '' for pages without a canonical address, which are nobody's to share.
 *
 * @param batch markup that begins the document, whose texts React has escaped
 */
export function openGraphTags(batch: Buffer, origin = PUBLIC_ORIGIN): string {
  const head = batch.toString('utf8', 0, batch.indexOf('</head>'))
  const [title, description, address] = [TITLE, DESCRIPTION, CANONICAL].map((pattern) => pattern.exec(head)?.[1])
  if (!title || !address) return ''
  const at = batch.indexOf(FIRST_PICTURE)
  const picture = (at < 0 ? null : SOURCE.exec(batch.toString('utf8', at, at + LONGEST_TAG))?.[1]) ?? STORE_PICTURE
  const facts = {
    type: 'website',
    site_name: STORE_NAME,
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
