/** XML has no way to write these. */
// eslint-disable-next-line no-control-regex -- these are meant
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** A text within XML, also within quotes. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(UNWRITABLE, '')
    .replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter)

/** An element with a text; nothing for an empty one. */
export const xmlElement = (name: string, text: string): string =>
  text === '' ? '' : `<${name}>${escapeXml(text)}</${name}>`
