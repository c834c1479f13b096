import { countOf } from '@verstak/plural'
import type { DocumentKind } from '@verstak/contracts/document'

/** The page `/user/documents/`. */
export const documentsPageTexts = {
  title: 'Документы по заказам',
  search: 'Номер документа или заказа',
  find: 'Найти',
  kinds: 'Вид документа',
  all: 'Все',
  ofKind: { invoice: 'Счета', transfer: 'УПД' } as const satisfies Record<DocumentKind, string>,
  name: { invoice: 'Счёт на оплату', transfer: 'УПД' } as const satisfies Record<DocumentKind, string>,
  named: (name: string, number: string) => `${name} №\u00A0${number}`,
  date: (day: string) => `от ${day}`,
  order: (number: string) => `Заказ №\u00A0${number}`,
  open: 'Открыть PDF',
  openOf: (name: string) => `Открыть PDF: ${name}`,
  qr: 'PDF с QR-кодом для оплаты',
  pdf: 'PDF',
  isVoid: 'Заказ отменён',
  found: (count: number) => countOf(count, { one: 'документ', few: 'документа', many: 'документов' }),
  empty: 'Документов пока нет',
  emptyText: 'Счёт появится, когда оформите заказ с оплатой по счёту. УПД — когда заказ передадим вам или в доставку.',
  toCatalogue: 'Выбрать товары',
  nothing: 'Ничего не нашли',
  nothingText: 'Проверьте номер или посмотрите все документы.',
  showAll: 'Показать все',
} as const
