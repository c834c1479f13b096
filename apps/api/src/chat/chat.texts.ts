/** Words of the chat's table for spreadsheets. */
export const chatTexts = {
  table: {
    file: 'Разговоры чата.csv',
    headers: ['Номер', 'Имя', 'Компания', 'Ждёт ответа', 'Последнее слово', 'Текст'],
  },
} as const
