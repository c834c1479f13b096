/** Short names, Monday first. */
export const weekdayNames: readonly string[] = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс']

export const dayOffLabel = 'выходной'
export const aroundTheClockLabel = 'круглосуточно'
export const openUntilLabel = (time: string): string => `открыто до\u00A0${time}`
export const opensAtLabel = (time: string): string => `закрыто, откроется в\u00A0${time}`
export const opensTomorrowLabel = (time: string): string => `закрыто, откроется завтра в\u00A0${time}`
/** @param day `Пн` */
export const opensOnLabel = (day: string, time: string): string =>
  `закрыто, откроется ${day.toLowerCase()} в\u00A0${time}`
/** @param date `09.01` */
export const opensOnDateLabel = (date: string, time: string): string => `закрыто до\u00A0${date}, ${time}`
