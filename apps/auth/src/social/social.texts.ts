export const socialTexts = {
  vkMark: 'VK',
  vk: 'VK ID',
  passkey: 'Ключ доступа',
  blocked: 'Браузер не открыл окно VK ID. Разрешите всплывающие окна и попробуйте ещё раз',
  passkeyFailed: 'Не удалось войти с ключом доступа. Попробуйте ещё раз или войдите другим способом',
} as const
