import type PDFDocument from 'pdfkit'

export type Pdf = InstanceType<typeof PDFDocument>

/** Points: the margin of an A4 page, and the width between the margins. */
export const MARGIN = 42
export const WIDTH = 511
