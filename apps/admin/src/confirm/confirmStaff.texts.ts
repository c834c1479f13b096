/** «Подтвердите, что это вы». */
export const confirmTexts = {
  title: 'Подтвердите, что это вы',
  lead: 'Для денег и прав нужен свежий вход: с последнего прошло больше десяти минут.',
  password: 'Пароль',
  code: 'Код',
  confirm: 'Подтвердить',
  sendCode: (where: string) => `Прислать код: ${where}`,
  contacts: { phone: 'телефон', email: 'почта' } as Readonly<Record<string, string>>,
  failed: 'Не получилось. Попробуйте ещё раз.',
} as const
