export const appBarTexts = {
  offer: 'В приложении удобнее: заказы и чеки под рукой',
  open: 'Открыть',
  close: 'Больше не предлагать приложение',
} as const
