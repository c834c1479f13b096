/** Words of picking sheets. */
export const sheetsPageTexts = {
  title: 'Листы сборки',
  print: 'Напечатать',
  orders: 'К заказам',
  sheetOf: (number: string) => `Заказ ${number}`,
  created: (moment: string) => `создан ${moment}`,
  due: (day: string) => `срок ${day}`,
  noPlace: 'Место не указано',
  noCategory: 'Без категории',
  taken: 'Взято',
  code: 'Код',
  name: 'Товар',
  quantity: 'Шт',
  marked: 'с кодом маркировки',
  comment: 'Заметка покупателя',
  total: (pieces: number) => `Всего ${pieces} шт`,
  collector: 'Собрал',
} as const
