import { formatPrice } from '@verstak/money'
import { countOf } from '@verstak/plural'

const dayForms = { one: 'день', few: 'дня', many: 'дней' }

/** For whom the order is, and what companies pay by. */
export const buyerTexts = {
  title: 'Покупатель',
  person: 'Я — частное лицо',
  personNote: 'Чек на\u00A0почту',
  company: (inn: string) => `ИНН ${inn}`,
  failed: 'Покупатель не сменился. Попробуйте ещё раз.',
  deferred: (days: number) => `Отсрочка ${countOf(days, dayForms)}`,
  deferredNote: (limit: number, left: number) => `Лимит ${formatPrice(limit)}, свободно ${formatPrice(left)}`,
}
