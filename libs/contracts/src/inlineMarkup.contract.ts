/** A piece of a document's text with what it is marked by. */
export interface MarkedText {
  text: string
  isBold?: boolean
  isItalic?: boolean
  /** Address within the store: the piece is a link. */
  href?: string
}

/** A mark's sign that is meant as such: `\*`. */
const ESCAPED = String.raw`\\[*_[\]\\]`
/** `[words](/path/)`; two slashes would name another site. */
const LINK = String.raw`\[((?:${ESCAPED}|[^[\]\\]|\\(?![*_[\]\\]))+)\]\((\/(?!\/)[\w\-./?=&#%]*)\)`
const between = (sign: string) => String.raw`${sign}((?:${ESCAPED}|(?!${sign}|${ESCAPED})[^])+)${sign}`
const MARK = new RegExp(`(${ESCAPED})|${between(String.raw`\*\*`)}|${between('__')}|${LINK}`, 'g')

/**
 * Reads the text of a document: `**bold**`, `__italic__` and `[words](/path/)`, a link within the store, in each other as
 * one likes; a backslash before a sign means the sign. Anything else stays text, links elsewhere, too.
 */
export function parseInlineMarkup(text: string): MarkedText[] {
  const pieces: MarkedText[] = []
  add(text, {})
  return pieces

  function add(part: string, marks: Omit<MarkedText, 'text'>) {
    let end = 0
    for (const { 0: whole, 1: escaped, 2: bold, 3: italic, 4: words, 5: href, index } of part.matchAll(MARK)) {
      put(part.slice(end, index), marks)
      end = index + whole.length
      if (escaped !== undefined) put(escaped.slice(1), marks)
      else if (bold !== undefined) add(bold, { ...marks, isBold: true })
      else if (italic !== undefined) add(italic, { ...marks, isItalic: true })
      else add(words!, { ...marks, href: href! })
    }
    put(part.slice(end), marks)
  }

  function put(words: string, marks: Omit<MarkedText, 'text'>) {
    const last = pieces.at(-1)
    if (last && areSame(last, marks)) last.text += words
    else if (words !== '') pieces.push({ text: words, ...marks })
  }
}

const areSame = (one: Omit<MarkedText, 'text'>, other: Omit<MarkedText, 'text'>) =>
  one.isBold === other.isBold && one.isItalic === other.isItalic && one.href === other.href

/** Writes pieces so that `parseInlineMarkup` reads the same ones. */
export function formatInlineMarkup(pieces: readonly MarkedText[]): string {
  return runsOf(pieces, ({ href }) => href)
    .map(([href, linked]) => {
      const inner = runsOf(linked, ({ isBold }) => isBold ?? false)
        .map(([isBold, same]) => {
          const words = runsOf(same, ({ isItalic }) => isItalic ?? false)
            .map(([isItalic, run]) => wrap(escape(run.map(({ text }) => text).join('')), isItalic ? '__' : ''))
            .join('')
          return wrap(words, isBold ? '**' : '')
        })
        .join('')
      // Two underscores would end words in italics around the link.
      return href === undefined ? inner : `[${inner}](${href.replaceAll('__', '_%5F')})`
    })
    .join('')
}

const wrap = (words: string, sign: string) => sign + words + sign

/** Signs that could be read as marks: brackets, doubled ones, and those at an edge, where another piece may double them. */
const escape = (text: string) =>
  text.replace(/[[\]]|\\(?=[*_[\]\\]|$)|\*(?=\*|$)|_(?=_|$)|(?<=\*|^)\*|(?<=_|^)_/g, String.raw`\$&`)

/** Pieces that follow each other with the same value. */
function runsOf<Value>(pieces: readonly MarkedText[], valueOf: (piece: MarkedText) => Value): [Value, MarkedText[]][] {
  const runs: [Value, MarkedText[]][] = []
  for (const piece of pieces) {
    const last = runs.at(-1)
    if (last && last[0] === valueOf(piece)) last[1].push(piece)
    else runs.push([valueOf(piece), [piece]])
  }
  return runs
}

/** The text alone, for who shows no marks. */
export const withoutMarkup = (text: string): string =>
  parseInlineMarkup(text)
    .map(({ text: words }) => words)
    .join('')
