import { countOf } from '@verstak/plural'

const orders = { one: 'заказ', few: 'заказа', many: 'заказов' }

/** Words of what is done with several orders at once. */
export const bulkTexts = {
  take: 'Взять в сборку',
  sheets: 'Листы сборки',
  handOver: 'Выдать готовые',
  handOverTitle: (count: number) => `Выдать ${countOf(count, orders)}?`,
  handOverText: 'Выданными станут только готовые заказы. Обратно их вернёт только заявка покупателя на возврат.',
  titles: { assembling: 'Взять в сборку', 'handed-over': 'Выдать готовые' },
  progress: (done: number, all: number) => `${done} из ${all}`,
  summary: (done: number, left: number) =>
    left === 0 ? `Готово: ${countOf(done, orders)}` : `Готово: ${done}, без изменений: ${left}`,
  stop: 'Остановить',
  hide: 'Скрыть',
  notReady: (state: string) => `Не готов: ${state.toLowerCase()}`,
  refused: (state: string) => `Так нельзя: ${state.toLowerCase()}. Возможно, заказ уже изменили.`,
  failed: 'Не получилось. Попробуйте ещё раз.',
} as const
