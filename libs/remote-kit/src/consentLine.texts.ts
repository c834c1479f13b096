/** Words of the line under a form's button, around its links. */
export const consentLineTexts = {
  pressing: (action: string) => `Нажимая «${action}», вы даёте `,
  personal: 'согласие на обработку персональных данных',
  marketing: 'согласие на получение рекламных рассылок',
  accepting: ', принимаете ',
  and: ' и ',
  policy: 'политику обработки',
  agreement: 'пользовательское соглашение',
  rules: 'правила торговли',
  titles: {
    personal: 'Согласие на обработку персональных данных',
    marketing: 'Согласие на получение рекламных рассылок',
  },
  newTab: ' (откроется в новой вкладке)',
} as const
