export const identityTexts = {
  vk: 'VK ID',
  /** First error of a refused sign-in by VK; pages show the generic popup. */
  refused: 'Не удалось войти через VK ID',
} as const
