/** Words around every page of the back office. */
export const adminFrameTexts = {
  back: 'управление',
  menu: 'Разделы управления',
  search: 'Заказ, телефон, товар, ИНН, страница',
  shop: 'Открыть магазин',
  until: (role: string, time: string) => `${role}, вход до ${time}`,
  titleOf: (title: string, shop: string) => `${title} — управление, ${shop}`,
  denied: 'Раздел закрыт для вашей роли',
  deniedAdvice: (role: string) => `Ваша роль — «${role}». Если раздел нужен для работы, попросите владельца магазина.`,
  ended: 'Сеанс сотрудника закончился',
  endedAdvice: 'Войдите снова. Несохранённые правки остались на этом устройстве.',
  signIn: 'Войти',
  toStart: 'К сводке',
} as const
