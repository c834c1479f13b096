/** Names of the seller's requisites on the shop's pages. */
export const requisitesTexts = {
  fullName: 'Полное наименование',
  shortName: 'Сокращённое наименование',
  name: 'Наименование',
  ogrn: 'ОГРН',
  ogrnip: 'ОГРНИП',
  inn: 'ИНН',
  kpp: 'КПП',
  address: 'Юридический и почтовый адрес',
  director: 'Руководитель',
  account: 'Расчётный счёт',
  bank: 'Банк',
  bic: 'БИК',
  correspondent: 'Корреспондентский счёт',
} as const
