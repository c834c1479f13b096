import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

export interface ReadPdf {
  pages: number
  title: string
  /** Text of all pages as a reader copies it, in one line. */
  text: string
  /** What the first page's QR code says; null without one. */
  qr: string | null
}

/** Opens a PDF with pdf.js: its text, and the QR code that is drawn as squares. @throws Error when it is no PDF */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const reader = join(import.meta.dirname, 'pdfReader.ts')
  return JSON.parse(execFileSync(process.execPath, [reader], { input: bytes, encoding: 'utf8' })) as ReadPdf
}
