/** Texts of the page with the messages of a demo shop. */
export const demoMessagesTexts = {
  title: 'SMS и письма',
  shop: 'Верстак · демо-магазин',
  lead: 'Здесь стоит то, что настоящий магазин отправил бы по SMS и почте. Через полчаса сообщения исчезают.',
  recipient: 'Кому',
  recipientHint: 'Телефон или почта',
  show: 'Показать',
  showAll: 'Показать все',
  isUpdating: 'Обновлять страницу',
  kinds: { sms: 'SMS', mail: 'Письмо' },
  nothing: 'Сообщений нет',
  nothingAdvice: 'Они появятся сами, как только магазин что-нибудь отправит.',
}
