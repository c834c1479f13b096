import { SUPPORT_PHONE } from '@verstak/contracts/support'

/** Texts of feedback about the shop. */
export const feedbackTexts = {
  title: 'Отзыв о работе магазина',
  type: 'Тип обращения',
  thanks: 'Благодарность',
  complaint: 'Жалоба',
  message: 'Сообщение',
  name: 'Имя',
  phone: 'Телефон',
  email: 'Email',
  submit: 'Отправить',
  submitting: 'Отправляем',
  sent: {
    title: 'Спасибо за обращение!',
    text: 'Мы прочитаем его и свяжемся с вами, если понадобится уточнить детали.',
    close: 'Хорошо',
  },
  failed: `Повторите попытку позже или позвоните нам ${SUPPORT_PHONE}`,
  tooMany: 'Слишком много обращений за короткое время. Повторите попытку через минуту.',
} as const
