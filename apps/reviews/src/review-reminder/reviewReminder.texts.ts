/** The reminder to write a review. */
export const reminderTexts = {
  title: 'Расскажите о покупке',
  text: 'Отзыв поможет другим выбрать, а занимает минуту.',
  write: 'Оставить отзыв',
  later: 'Не сейчас',
} as const
