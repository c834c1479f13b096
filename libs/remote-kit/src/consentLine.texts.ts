/** Words of the line under a form's button, around its links. The name of a link is that of its window, too. */
export const consentLineTexts = {
  pressing: (action: string) => `Нажимая «${action}», вы даёте `,
  'personal-consent': 'согласие на обработку персональных данных',
  'marketing-consent': 'согласие на получение рекламных рассылок',
  accepting: ', принимаете ',
  and: ' и ',
  personal: 'политику обработки',
  'user-agreement': 'пользовательское соглашение',
  'trade-rules': 'правила торговли',
  newTab: ' (откроется в новой вкладке)',
} as const
