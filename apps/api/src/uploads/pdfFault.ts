/** At the end of a whole file; some programs write a few blanks behind it. */
const END = /startxref\s+\d+\s+%%EOF[\s\0]*$/
const END_BYTES = 2048
/** What does something when it is opened, or carries other files. A document of goods needs none of it. */
const ACTIVE = /\/(?:JavaScript|Launch|RichMedia|EmbeddedFile|XFA)\b/
/** Names may be written by codes: `/J#61vaScript`. */
const CODE = /#([0-9a-f]{2})/gi

/**
 * What is wrong with a file that should be a PDF, by its content; undefined for one that the shop shows. What hides in packed
 * parts is the viewer's matter: files are shown with a policy that lets nothing run.
 */
export function pdfFault(bytes: Buffer): 'not' | 'broken' | 'active' | undefined {
  if (bytes.toString('latin1', 0, 5) !== '%PDF-') return 'not'
  if (!END.test(bytes.toString('latin1', Math.max(0, bytes.length - END_BYTES)))) return 'broken'
  const text = bytes.toString('latin1')
  const names = text.replaceAll(CODE, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
  return ACTIVE.test(names) ? 'active' : undefined
}
