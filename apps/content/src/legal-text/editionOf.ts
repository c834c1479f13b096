import type { LegalVersion } from '@verstak/contracts/legal'
import { formatDate } from '@verstak/dates'
import { legalTextTexts } from './legalText.texts.ts'

/** The law's days begin in Moscow, wherever the reader is. */
const TIME_ZONE = 'Europe/Moscow'

/** Number and date of a version: `Редакция 2 от 1 сентября 2025`. */
export const editionOf = ({ version, publishedAt }: LegalVersion): string =>
  legalTextTexts.edition(version, formatDate(new Date(publishedAt), TIME_ZONE))
