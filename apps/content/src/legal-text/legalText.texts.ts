/** Window with the text of a document. */
export const legalTextTexts = {
  loading: 'Загружаем текст',
  failed: 'Текст не загрузился',
  edition: (version: number, day: string) => `Редакция ${version} от\u00A0${day}`,
  page: 'Открыть на отдельной странице',
}
