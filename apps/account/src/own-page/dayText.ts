import { formatDate } from '@verstak/dates'

/** A day of the shop in words: `23 ноября 2026`. @param day ISO date */
export const dayText = (day: string): string => formatDate(new Date(`${day}T12:00:00+03:00`), 'Europe/Moscow')
