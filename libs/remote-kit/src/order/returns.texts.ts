import type { ReturnState } from '@verstak/contracts/orderReturn'

const state: Record<ReturnState, string> = {
  requested: 'Заявка рассматривается',
  approved: 'Возврат принят',
  refused: 'В возврате отказано',
}

/** Returns on the page of an order. */
export const returnsTexts = {
  title: 'Возврат товаров',
  state,
  line: (name: string, pieces: number) => `${name} — ${pieces}\u00A0шт`,
  open: 'Вернуть товар',
  loading: 'Загружаем форму',
  lost: 'Не получилось открыть форму. Проверьте соединение и попробуйте ещё раз.',
  sent: 'Заявка отправлена. Мы ответим письмом или позвоним.',
  photo: (place: number) => `Фото ${place} к возврату, открыть целиком`,
}
