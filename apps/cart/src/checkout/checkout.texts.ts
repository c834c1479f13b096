import { formatPrice } from '@verstak/money'
import { countOf } from '@verstak/plural'
import type { EmailFault } from '@verstak/validators/email'
import type { NameFault } from '@verstak/validators/personName'
import type { PhoneFault } from '@verstak/validators/phone'

const shopForms = { one: 'магазин', few: 'магазина', many: 'магазинов' }

/** What is wrong with a name (VALID-006…012). */
export const nameMessages: Record<NameFault, string> = {
  short: 'Введите ваше имя',
  placeholder: 'Некорректное имя',
  letters: 'Заполните поле русскими буквами без цифр и знаков препинания',
  long: 'Введите до 100 символов',
  shortPart: 'Имя, фамилия или отчество не могут быть короче двух букв',
}

/** What is wrong with a telephone number (VALID-001…005). */
export function phoneMessage(faults: readonly PhoneFault[]): string {
  const has = (fault: PhoneFault) => faults.includes(fault)
  const isWrongLength = has('short') || has('long')
  if (has('empty')) return 'Введите ваш номер телефона'
  if (has('firstDigit'))
    return isWrongLength
      ? 'Номер телефона должен начинаться с +7 или 8 и содержать 11 цифр'
      : 'Номер телефона должен начинаться с +7 или 8'
  if (has('codeFirstDigit'))
    return isWrongLength
      ? 'Номер телефона должен содержать 11 цифр. Код города может начинаться только с 3, 4, 8 и 9'
      : 'Код города может начинаться только с 3, 4, 8 и 9'
  return isWrongLength ? 'Номер телефона должен содержать 11 цифр' : 'Введите корректный номер телефона'
}

/** What is wrong with an e-mail address (VALID-016…024). */
export const emailMessages: Record<EmailFault, string> = {
  empty: 'Введите ваш Email',
  atTwice: 'Email не должен содержать более 1 символа «@»',
  letters: 'Email не должен содержать русские буквы',
  symbols: 'Email не должен содержать специальные символы',
  requiredSymbols: 'Email должен содержать символы «@» и «.»',
  beforeAt: 'Перед «@» должен быть минимум 1 символ',
  afterAt: 'После «@» должен быть минимум 1 символ',
  afterDot: 'После точки должно быть минимум 2 буквы',
  invalid: 'Введите корректный email',
}

export const officeMessage = 'Выберите магазин, где заберёте заказ'

export const addressMessage = 'Напишите адрес полностью: город, улица, дом, квартира'

/** A field that the server refused although it looked right here. */
export const refusedMessage = 'Проверьте это поле: магазин его не принял'

/** Labels of the form. */
export const checkoutTexts = {
  form: 'Оформление заказа',
  contact: 'Получатель',
  name: 'Имя и фамилия',
  phone: 'Телефон',
  phoneHint: 'Позвоним, только если в заказе что-то изменится',
  email: 'Email',
  emailHint: 'Необязательно',
  delivery: 'Как получить',
  pickup: 'Самовывоз',
  pickupNote: (offices: number, day: string | null) =>
    `${countOf(offices, shopForms)}${day === null ? '' : `, забрать можно ${day}`}`,
  courier: 'Курьером',
  courierNote: (day: string | null) => (day === null ? 'По вашему адресу' : `По вашему адресу, ${day}`),
  free: 'бесплатно',
  office: 'Магазин',
  findOffice: 'Адрес или метро',
  noOffices: 'Магазины не найдены. Попробуйте изменить запрос.',
  chosenOffice: (address: string) => `Выбран: ${address}`,
  officesFailed: 'Магазины не загрузились',
  lateOffice: 'Если товара нет в\u00A0выбранном магазине, привезём его туда на\u00A0день позже.',
  address: 'Адрес',
  addressPlaceholder: 'Город, улица, дом, квартира',
  payment: 'Оплата при получении',
  card: 'Картой',
  cash: 'Наличными',
  comment: 'Комментарий к заказу',
  commentHint: 'Необязательно',
}

/** The button and what it answers. */
export const orderTexts = {
  order: 'Оформить заказ',
  confirm: (kopecks: number) => `Подтвердить: ${formatPrice(kopecks)}`,
  ordering: 'Оформляем',
  stockTitle: 'Часть товаров уже закончилась',
  stock: 'Мы обновили корзину. Проверьте её и оформите заказ ещё раз.',
  priceTitle: (before: number, now: number) =>
    `Сумма изменилась: было ${formatPrice(before)}, стало ${formatPrice(now)}`,
  price: 'Проверьте цены в корзине и подтвердите заказ.',
  pickupOnlyTitle: 'Курьер привезёт не всё',
  pickupOnly: (names: readonly string[]) =>
    `Выберите самовывоз или уберите из корзины то, что отдаём только в магазине: ${names.join('; ')}.`,
  lostTitle: 'Магазин не ответил',
  lost: 'Проверьте связь и нажмите ещё раз: заказ не задвоится, даже если первый уже дошёл.',
  limit: 'Слишком много попыток подряд. Подождите минуту и нажмите ещё раз.',
  failedTitle: 'Заказ не оформлен',
  failed: (phone: string) => `Произошла ошибка. Повторите попытку позже или закажите по телефону ${phone}.`,
  fields: 'Проверьте отмеченные поля.',
}
