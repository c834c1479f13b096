import { invoiceLinesOf } from '../invoice/invoiceLines.ts'
import { readPdf } from '../testing/readPdf.ts'
import { renderTransferDocument } from './renderTransferDocument.ts'
import type { TransferDocument } from './transferDocument.ts'
import { transferLinesOf } from './transferLines.ts'

const goods = (name: string) => ({
  ...{ name, sku: '100017', quantity: 3, price: 1_249_000, discount: 0, vat_rate: 22 as 22 | 10 | null },
})

function makeDocument(
  change: Partial<TransferDocument> = {},
  lines = [
    goods('Перфоратор SDS-plus, 18 В'),
    { ...goods('Каска'), vat_rate: 10 as const },
    { ...goods('Книга'), vat_rate: null },
  ],
): TransferDocument {
  return {
    ...{ number: 17, date: '2026-11-24', orderNumber: 100234, orderDate: '2026-11-20' },
    invoice: { number: 31, date: '2026-11-20' },
    seller: {
      ...{
        name: 'ООО «Верстак»',
        inn: '7799000005',
        kpp: '779901001',
        address: '127000, г. Москва, ул. Примерная, д. 1',
      },
      ...{ account: '40702810000000000000', bank: 'АО «Пример-Банк», г. Москва', bic: '044525000' },
      ...{ correspondent: '30101810000000000000', director: 'Образцов И. П.', accountant: 'Счетова А. А.' },
    },
    buyer: { name: 'ООО «Ёлки»', inn: '7709123453', kpp: '770901001', address: 'г. Казань, ул. Баумана, д. 7' },
    consignee: 'Подольск, склад 2',
    ...transferLinesOf(invoiceLinesOf(lines, { deliveryPrice: 49_000, placedAt: new Date('2026-11-20T09:00:00Z') })),
    ...change,
  }
}

test('it names both sides, each line with its rate and VAT, the totals, and why goods change hands', () => {
  const { pages, title, text } = readPdf(renderTransferDocument(makeDocument()))
  expect({ pages, title }).toEqual({ pages: 1, title: 'Универсальный передаточный документ № 17 от 24.11.2026' })
  for (const part of [
    'Счёт-фактура № 17 от 24.11.2026 (1)',
    '7799000005 / 779901001',
    'г. Казань, ул. Баумана, д. 7',
    'ООО «Ёлки», Подольск, склад 2',
    'УПД, № п/п 1–4, № 17 от 24.11.2026',
    // 37 470,00: 22 / 122, 10 / 110, without VAT; delivery 490,00.
    '6 756,89',
    '30 713,11',
    '3 406,36',
    'без НДС',
    '88,36',
    'Всего к оплате (9)',
    '102 648,39',
    '10 251,61',
    '112 900,00',
    'Заказ № 100234 от 20.11.2026, счёт № 31 от 20.11.2026',
    'Образцов И. П.',
    'Счетова А. А.',
  ])
    expect(text).toContain(part)
})

test('a sole proprietor has no KPP, and goods that are fetched no address', () => {
  const buyer = { name: 'ИП Ковалёв Андрей Петрович', inn: '771987654388', kpp: null, address: null }
  const { text } = readPdf(renderTransferDocument(makeDocument({ buyer, consignee: null, invoice: null })))
  expect(text).toContain('ИП Ковалёв Андрей Петрович, ИНН 771987654388')
  expect(text).not.toContain('771987654388 /')
  expect(text).toContain('Заказ № 100234 от 20.11.2026')
  expect(text).not.toContain('счёт №')
})

test('the same document gives the same bytes, another one others', () => {
  expect(renderTransferDocument(makeDocument())).toEqual(renderTransferDocument(makeDocument()))
  expect(renderTransferDocument(makeDocument({ number: 18 }))).not.toEqual(renderTransferDocument(makeDocument()))
})

test('its letters are those of Golos Text, embedded', () => {
  const names = renderTransferDocument(makeDocument())
    .toString('latin1')
    .match(/\/FontName \/[\w+-]+/g)
  expect(names?.map((name) => name.replace(/^.*\+/, '')).toSorted()).toEqual(['GolosTextBold', 'GolosTextRegular'])
})

test('a hundred lines with long names go on over pages, and none is lost', () => {
  const long = 'очень длинное название товара '.repeat(7)
  const lines = Array.from({ length: 100 }, (_, index) => goods(`Бур ${index + 1} мм, ${long}`.trim()))
  const { pages, text } = readPdf(renderTransferDocument(makeDocument({}, lines)))
  expect(pages).toBeGreaterThan(3)
  for (const index of lines.keys()) expect(text).toContain(`Бур ${index + 1} мм,`)
  expect(text).toContain('Всего к оплате (9)')
  expect(text).toContain('Товар (груз) получил')
})
