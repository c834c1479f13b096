import { plural } from '@verstak/plural'

const dayForms = { one: 'день', few: 'дня', many: 'дней' }
const hourForms = { one: 'час', few: 'часа', many: 'часов' }
const minuteForms = { one: 'минута', few: 'минуты', many: 'минут' }

export const remainingLabel = 'осталось'

export const underMinuteLabel = 'меньше минуты'

export const daysLabel = (count: number): string => plural(count, dayForms)

export const hoursLabel = (count: number): string => plural(count, hourForms)

export const minutesLabel = (count: number): string => plural(count, minuteForms)
