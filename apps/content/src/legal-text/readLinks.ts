/** A piece of a document's text; with `href` a link within the store. */
export interface TextPiece {
  text: string
  href?: string
}

/** `[words](/path/)`; two slashes would name another site. */
const LINK = /\[([^[\]]+)\]\((\/(?!\/)[\w/-]*)\)/g

/** Splits a text of a legal document into plain pieces and links. Anything that is no such link stays text. */
export function readLinks(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const { 0: whole, 1: words = '', 2: href = '', index } of text.matchAll(LINK)) {
    if (index > end) pieces.push({ text: text.slice(end, index) })
    pieces.push({ text: words, href })
    end = index + whole.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end) })
  return pieces
}
