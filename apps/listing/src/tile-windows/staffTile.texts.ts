import { formatNumericDate } from '@verstak/dates'
import { formatPrice } from '@verstak/money'
import { formatNumber } from '@verstak/plural/formatNumber'

const UNKNOWN = '—'

/** Texts for staff on a tile (STAFF-005…011). */
export const staffTexts = {
  label: 'Для сотрудников',
  light: 'Светофор',
  lights: {
    green: { letter: 'З', name: 'Зелёный' },
    red: { letter: 'К', name: 'Красный' },
    yellow: { letter: 'Ж', name: 'Жёлтый' },
  },
  code: 'Код',
  margin: 'Маржа',
  bonus: 'Бонус',
  supplier: 'Поставщик',
  hidden: 'скрыто',
  unknown: UNKNOWN,
  number: (value: number) => formatNumber(value),
  percent: (value: number | null) => (value === null ? UNKNOWN : `${formatNumber(value, fractionOf(value))}\u00A0%`),
  /** @param kopecks null when unknown */
  amount: (kopecks: number | null) => (kopecks === null ? UNKNOWN : formatPrice(kopecks)),
  /** @param isoDate day of the supplier's prices; null when unknown */
  balance: (pieces: number, isoDate: string | null) =>
    `${formatNumber(pieces)}\u00A0шт${isoDate === null ? '' : `, цены от\u00A0${formatNumericDate(new Date(isoDate), 'UTC')}`}`,
}

/** Digits after the comma that a percent needs, at most two. */
const fractionOf = (value: number) => (Number.isInteger(value) ? 0 : Number.isInteger(value * 10) ? 1 : 2)
