import { countOf } from '@verstak/plural'

const NO_BREAK_SPACE = '\u00A0'
const MANY = 100
const shopForms = { one: 'магазине', few: 'магазинах', many: 'магазинах' }

export const whereToBuyTexts = {
  button: 'Где купить',
  loading: 'Ищем магазины',
  failed: 'Магазины не загрузились',
  /** @param region form after «в» */
  found: (count: number, region: string) =>
    `Есть в${NO_BREAK_SPACE}${countOf(count, shopForms)} в${NO_BREAK_SPACE}${region}`,
  none: (region: string) => `Сейчас товара нет ни в${NO_BREAK_SPACE}одном магазине в${NO_BREAK_SPACE}${region}.`,
  noneAdvice: 'Посмотрите аналоги на странице товара или зайдите позже: наличие обновляется весь день.',
  /** @param when «сегодня после 14:30» */
  pickup: (when: string) => `Забрать бесплатно ${when}`,
  tooFew: 'Меньше, чем продаём за один раз',
  pieces: (count: number) => `${count > MANY ? `>${NO_BREAK_SPACE}${MANY}` : count}${NO_BREAK_SPACE}шт`,
}
