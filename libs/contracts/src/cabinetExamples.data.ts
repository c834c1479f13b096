/** Inputs of the calls of the cabinet and of favourites, for the OpenAPI page. */
export const organizationExample = {
  personType: 'ur',
  inn: '7726418538',
  kpp: '772601001',
  ogrn: '1127746053181',
  companyName: 'ООО «Монтаж-Сервис»',
  legalAddress: '117105, г. Москва, Варшавское ш., д. 42, стр. 3',
  postalAddress: '117105, г. Москва, Варшавское ш., д. 42, стр. 3',
  settlementAccount: '',
  bankBik: '',
  bankName: '',
  correspondentAccount: '',
  setMain: true,
} as const
export const postalAddressExample = '117105, г. Москва, а/я 12'
export const personNameExample = { firstName: 'Мария', lastName: 'Соколова' }
export const purchaseListNameExample = 'Бригада 3, расходники'
export const otherListNameExample = 'Склад, неснижаемый запас'
export const orderSearchExample = 'дрель'
export const favoriteNoteExample = 'Под вытяжку'
