/** Heading of the courier's window and page. @param region form after «в» */
export const courierHeading = (region: string): string => `Доставка курьером в\u00A0${region}`

/** The same where Moscow and its region are one. */
export const moscowHeading = 'Доставка курьером по\u00A0Москве и\u00A0области'

/** Name of the first day of the intervals. */
export const todayName = 'Сегодня'
