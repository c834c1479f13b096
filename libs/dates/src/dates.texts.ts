export const todayLabel = 'сегодня'

export const tomorrowLabel = 'завтра'

/** @param time hours and minutes, `14:00` */
export const afterLabel = (time: string): string => `после\u00A0${time}`
