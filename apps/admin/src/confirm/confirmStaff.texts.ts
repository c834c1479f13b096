/** «Подтвердите, что это вы». */
export const confirmTexts = {
  title: 'Подтвердите, что это вы',
  lead: 'Для денег и прав нужен свежий вход: с последнего прошло больше десяти минут.',
  password: 'Пароль',
  code: 'Код',
  confirm: 'Подтвердить',
  sendCode: (where: string) => `Прислать код: ${where}`,
  contacts: { phone: 'телефон', email: 'почта' } as Readonly<Record<string, string>>,
  sentTo: (contact: string) => (contact === '' ? 'Код отправлен.' : `Код отправлен: ${contact}`),
  limit: (seconds: number) => `Код уже отправляли. Новый можно получить через ${seconds} с`,
  noWay: 'Подтвердить нечем: у вас нет ни пароля, ни подтверждённого телефона или почты. Войдите заново.',
  demo: 'Демо: посмотреть код',
  failed: 'Не получилось. Попробуйте ещё раз.',
} as const
