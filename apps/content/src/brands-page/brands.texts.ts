import { countOf } from '@verstak/plural'

const brands = { one: 'марка', few: 'марки', many: 'марок' }
const products = { one: 'товар', few: 'товара', many: 'товаров' }

export const brandsTexts = {
  head: 'Все бренды — Верстак',
  description: 'Все бренды инструмента и строительных материалов магазина «Верстак» по алфавиту.',
  home: 'Главная',
  title: 'Бренды',
  count: (count: number) => `${countOf(count, brands)} в продаже`,
  products: (count: number) => countOf(count, products),
  search: 'Найти бренд',
  submit: 'Найти',
  letter: 'По букве',
  popular: 'Берут чаще',
  nothing: 'Такого бренда нет в продаже',
  advice: 'Проверьте написание или посмотрите весь список.',
  all: 'Все бренды',
  letters: [...'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ'],
  figures: '0–9',
}
