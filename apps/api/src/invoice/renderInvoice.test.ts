import { readPdf } from '../testing/readPdf.ts'
import type { InvoiceDocument, InvoiceLine } from './invoiceDocument.ts'
import { renderInvoice } from './renderInvoice.ts'

const line = (name: string): InvoiceLine => ({
  ...{ name, sku: '100017', quantity: 3, unit: 'шт', price: 1_249_000, sum: 3_747_000, vatRate: 22, vat: 675_689 },
})

const makeDocument = (change: Partial<InvoiceDocument> = {}): InvoiceDocument => ({
  number: 17,
  orderNumber: 100234,
  date: '2026-11-24',
  dueDate: '2026-12-01',
  seller: {
    name: 'ООО «Верстак»',
    inn: '7799000005',
    kpp: '779901001',
    address: '127000, г. Москва, ул. Примерная, д. 1',
    account: '40702810000000000000',
    bank: 'АО «Пример-Банк», г. Москва',
    bic: '044525000',
    correspondent: '30101810000000000000',
    director: 'Образцов И. П.',
    accountant: 'Образцов И. П.',
  },
  buyer: { name: 'ООО «Ёлки | палки»', inn: '7709123453', kpp: '770901001' },
  lines: [line('Перфоратор SDS-plus, 18 В'), { ...line('Книга'), vatRate: null, vat: 0 }],
  sum: 7_494_000,
  vat: 675_689,
  ...change,
})

test('the invoice names both companies, each line with its VAT, the sum and the last day', () => {
  const { pages, title, text } = readPdf(renderInvoice(makeDocument()))
  expect({ pages, title }).toEqual({ pages: 1, title: 'Счёт на оплату № 17 от 24.11.2026' })
  for (const part of [
    'Счёт на оплату № 17 от 24.11.2026',
    'ООО «Верстак», ИНН 7799000005, КПП 779901001',
    'ООО «Ёлки | палки», ИНН 7709123453, КПП 770901001',
    'Основание: заказ № 100234',
    'Перфоратор SDS-plus, 18 В (100017)',
    '12 490,00',
    '22 %: 6 756,89',
    'без НДС',
    'Итого: 74 940,00',
    'В том числе НДС: 6 756,89',
    'Оплатите счёт до 01.12.2026 включительно',
  ])
    expect(text).toContain(part)
})

test('the QR code is a payment by GOST R 56042-2014 that a bank can fill in', () => {
  const { qr } = readPdf(renderInvoice(makeDocument()))
  expect(qr?.split('|')).toEqual([
    'ST00012',
    'Name=ООО «Верстак»',
    'PersonalAcc=40702810000000000000',
    'BankName=АО «Пример-Банк», г. Москва',
    'BIC=044525000',
    'CorrespAcc=30101810000000000000',
    'Sum=7494000',
    'Purpose=Оплата по счёту № 17 от 24.11.2026, в том числе НДС 6 756,89 руб.',
    'PayeeINN=7799000005',
    'KPP=779901001',
  ])
})

test('a separator in a name does not break the payment', () => {
  const { seller } = makeDocument()
  const { qr } = readPdf(renderInvoice(makeDocument({ seller: { ...seller, name: 'А|Б', kpp: null } })))
  expect(qr).toContain('|Name=А Б|')
  expect(qr).not.toContain('KPP')
})

test('the same document gives the same bytes, another one others', () => {
  expect(renderInvoice(makeDocument())).toEqual(renderInvoice(makeDocument()))
  expect(renderInvoice(makeDocument({ number: 18 }))).not.toEqual(renderInvoice(makeDocument()))
})

test('its letters are those of Golos Text, embedded', () => {
  const names = renderInvoice(makeDocument())
    .toString('latin1')
    .match(/\/FontName \/[\w+-]+/g)
  expect(names?.map((name) => name.replace(/^.*\+/, '')).toSorted()).toEqual(['GolosTextBold', 'GolosTextRegular'])
})

test('a hundred lines go on over pages, and none is lost', () => {
  const lines = Array.from({ length: 100 }, (_, index) => line(`Бур ${index + 1} мм`))
  const { pages, text } = readPdf(renderInvoice(makeDocument({ lines })))
  expect(pages).toBeGreaterThan(2)
  for (const { name } of lines) expect(text).toContain(`${name} (100017)`)
  expect(text).toContain('Всего наименований 100')
})
