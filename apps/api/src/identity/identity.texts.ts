export const identityTexts = {
  vk: 'VK ID',
  /** Name of a provider that the shop has no settings for any more. */
  oidc: 'OpenID Connect',
  /** First error of a refused sign-in by VK; pages show the generic popup. */
  refused: 'Не удалось войти через VK ID',
} as const
