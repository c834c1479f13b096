/** When and from what hour a point hands over: «сегодня после 14:30». */
export const pickupMessage = (dayText: string, fromText: string): string => `${dayText} ${fromText}`
