import { formatNumber } from '@verstak/plural/formatNumber'

const NO_BREAK_SPACE = '\u00A0'
const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE

export const documentTexts = {
  title: 'Документы',
  /** `PDF, 20 КБ`. */
  file: (type: string, bytes: number) => `${type.toUpperCase()}, ${sizeOf(bytes)}`,
}

function sizeOf(bytes: number): string {
  if (bytes < KILOBYTE) return `${bytes}${NO_BREAK_SPACE}Б`
  if (bytes < MEGABYTE) return `${formatNumber(Math.round(bytes / KILOBYTE))}${NO_BREAK_SPACE}КБ`
  return `${formatNumber(bytes / MEGABYTE, 1)}${NO_BREAK_SPACE}МБ`
}
