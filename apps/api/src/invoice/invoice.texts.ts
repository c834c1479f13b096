/** Words of an invoice. */
export const invoiceTexts = {
  piece: 'шт',
  service: 'усл',
  delivery: 'Доставка',
  title: (number: number, day: string) => `Счёт на оплату № ${number} от ${day}`,
  heading: { account: 'Сч. №', bic: 'БИК', bank: 'Банк получателя', receiver: 'Получатель' },
  seller: 'Поставщик',
  buyer: 'Покупатель',
  reason: (order: number) => `Основание: заказ № ${order}`,
  columns: ['№', 'Товары, услуги', 'Кол-во', 'Ед.', 'Цена', 'Сумма', 'НДС'] as const,
  inn: 'ИНН',
  kpp: 'КПП',
  withoutVat: 'без НДС',
  rate: (rate: number, vat: string) => `${rate} %: ${vat}`,
  total: 'Итого',
  ofVat: 'В том числе НДС',
  count: (lines: number, sum: string) => `Всего наименований ${lines}, на сумму ${sum} руб.`,
  due: (day: string) =>
    `Оплатите счёт до ${day} включительно. После этой даты заказ отменится, а цены могут измениться.`,
  qr: 'QR-код для оплаты',
  director: 'Руководитель',
  accountant: 'Бухгалтер',
  purpose: (number: number, day: string, vat: string | null) =>
    `Оплата по счёту № ${number} от ${day}, ${vat === null ? 'без НДС' : `в том числе НДС ${vat} руб.`}`,
  fileName: (number: number) => `Счёт № ${number}`,
}

/** Rubles and kopecks as papers have them: «12 490,00». */
export const rubles = (kopecks: number): string => {
  const [whole = '', part = ''] = (kopecks / 100).toFixed(2).split('.')
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, '\u00A0')},${part}`
}

/** An ISO date as papers have it: «24.11.2026». */
export const paperDay = (iso: string): string => iso.split('-').reverse().join('.')
