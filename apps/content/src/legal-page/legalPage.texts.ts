/** Pages of legal documents. */
export const legalPageTexts = {
  head: (title: string) => `${title} — Верстак`,
  description: (title: string, edition: string) => `${title} магазина «Верстак». ${edition}.`,
  home: 'Главная',
  contents: 'В документе',
  others: 'Другие документы',
  editions: 'Редакции',
  current: 'действует сейчас',
  preview: 'Предпросмотр',
  isPlanned: 'Эта редакция ещё не действует, её видят только те, у кого есть ссылка.',
  isOld: 'Это прежняя редакция документа.',
  toCurrent: 'Открыть действующую',
}
