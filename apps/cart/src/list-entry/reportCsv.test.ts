import type { ListRow } from '@verstak/contracts/cartList'
import { reportCsv } from './reportCsv.ts'

const row: ListRow = {
  ...{ row: 2, code: '15843327', quantity: '4', state: 'found', proposals: [], asked: 4, taken: 4, held: 0 },
  ...{ available: 9, step: 1, price: 1_249_050, sameAs: null },
  product: { guid: '', code: '15843327', name: 'Дрель "DeWALT"; 18 В', link: '/', image: '' },
}

test('the report is a table that spreadsheets open: mark, semicolons, quotes', () => {
  expect(reportCsv([row]).split('\r\n')).toEqual([
    '\uFEFFСтрока;Код;Количество;Что будет;Товар;Код товара;Добавим;Цена, ₽',
    '2;15843327;4;Добавим 4 шт;"Дрель ""DeWALT""; 18 В";15843327;4;12490,50',
    '',
  ])
})

test.each(['=1+1', '+1', '-1', '@x', '\t=1', ' =HYPERLINK("http://x")'])('«%s» is no formula there', (code) => {
  const [, line] = reportCsv([{ ...row, code }]).split('\r\n')
  expect(line).toMatch(/^2;"?'/)
})
