export const identityTexts = {
  vk: 'VK ID',
  /** Name of a provider that the shop has no settings for any more. */
  oidc: 'OpenID Connect',
  newWaySubject: 'Новый способ входа в «Верстак»',
  newWay: (way: string) =>
    `В ваш аккаунт теперь можно войти так: ${way}.\n\nЕсли это сделали не вы, удалите этот способ входа в личном кабинете и смените пароль.`,
  /** First error of a refused sign-in by VK; pages show the generic popup. */
  refused: 'Не удалось войти через VK ID',
} as const
