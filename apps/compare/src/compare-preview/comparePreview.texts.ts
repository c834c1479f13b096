import { countOf } from '@verstak/plural'

const products = { one: 'товар', few: 'товара', many: 'товаров' }

/** Panel below the link of the comparison in the header. */
export const previewTexts = {
  title: 'Сравнение',
  /** @param shown of them in the panel */
  count: (count: number, shown: number) =>
    count > shown && shown > 0 ? `${countOf(count, products)}, последние ${shown}` : countOf(count, products),
  loading: 'Загружаем сравнение',
  /** COMPARE-010. */
  failed: 'Произошла ошибка, повторите попытку позднее',
  retry: 'Повторить',
  /** COMPARE-011. */
  empty: 'В сравнении пока ничего нет',
  emptyAdvice: 'Нажмите на столбики в карточке товара',
  open: 'Перейти к сравнению',
  remove: (name: string) => `Убрать из сравнения: ${name}`,
  restore: 'Вернуть',
  restoreNamed: (name: string) => `Вернуть в сравнение: ${name}`,
  removed: (name: string) => `${name} убран из сравнения`,
  withdrawn: 'Снят с продажи',
  close: 'Закрыть',
} as const
