import { Parser } from 'htmlparser2'

/** Data that a crawler reads from a page. */
export interface PageContent {
  title: string
  /** Null when the page names none. */
  canonical: string | null
  /** Words of `<meta name="robots">`; empty without one. */
  robots: readonly string[]
  /** Link addresses as written, without links with `nofollow`. */
  links: readonly string[]
}

/** Reads a page as crawlers do, without running its scripts. */
export function readPage(html: string): PageContent {
  let title = ''
  let canonical: string | null = null
  let robots: string[] = []
  const links: string[] = []
  // SVG drawings have titles too.
  let isInTitle = false
  let isInHead = true
  const parser = new Parser({
    onopentag(name, { rel, href, content, ...attributes }) {
      if (name === 'body') isInHead = false
      else if (name === 'title') isInTitle = isInHead
      else if (name === 'link' && rel === 'canonical') canonical = href ?? null
      else if (name === 'meta' && attributes['name'] === 'robots') robots = wordsOf(content)
      else if (name === 'a' && href !== undefined && !wordsOf(rel).includes('nofollow')) links.push(href)
    },
    ontext(text) {
      if (isInTitle) title += text
    },
    onclosetag(name) {
      if (name === 'title') isInTitle = false
    },
  })
  parser.end(html)
  return {
    title: ownText(title),
    canonical: canonical && ownText(canonical),
    robots,
    links: robots.includes('nofollow') ? [] : links,
  }
}

/** Copies a text. In V8 a substring keeps the whole string in memory, here thousands of pages for their titles. */
const ownText = (text: string) => Buffer.from(text).toString()

const wordsOf = (words = '') => words.toLowerCase().split(/[\s,]+/)
