import { formatPrice } from '@verstak/money'
import { countOf } from '@verstak/plural'

const shopForms = { one: 'магазин', few: 'магазина', many: 'магазинов' }
const pointForms = { one: 'пункт выдачи', few: 'пункта выдачи', many: 'пунктов выдачи' }

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
  /** «24 магазина и 36 пунктов выдачи, забрать можно завтра». */
  pickupNote: (shops: number, points: number, day: string | null) => {
    const counts = [shops > 0 && countOf(shops, shopForms), points > 0 && countOf(points, pointForms)]
    return `${counts.filter(Boolean).join(' и ')}${day === null ? '' : `, забрать можно ${day}`}`
  },
  courier: 'Курьером',
  courierNote: (day: string | null) => (day === null ? 'По вашему адресу' : `По вашему адресу, ${day}`),
  transport: 'Транспортной компанией',
  transportNote: 'Любой город, до терминала',
  byAgreement: 'по согласованию',
  partsFailed: 'Условия доставки не загрузились',
  free: 'бесплатно',
  office: 'Магазин',
  officeTitle: 'Где забрать заказ',
  chooseOffice: 'Выбрать магазин',
  otherOffice: 'Выбрать другой магазин',
  officeClosed: (address: string) => `Магазин «${address}» больше не выдаёт заказы. Выберите другой.`,
  /** @param region form after «в» */
  officeElsewhere: (address: string, region: string) =>
    `Вы выбрали магазин «${address}», а\u00A0сейчас заказываете в\u00A0${region}. Где заберёте заказ?`,
  chooseHere: (region: string) => `Выбрать магазин в\u00A0${region}`,
  orderThere: 'Вернуться в\u00A0прежний город',
  officesFailed: 'Магазины не загрузились',
  lateOffice: 'Если товара нет в\u00A0выбранном магазине, привезём его туда на\u00A0день позже.',
  address: 'Адрес',
  addressPlaceholder: 'Город, улица, дом, квартира',
  payment: 'Оплата',
  /** Name and note. */
  payments: {
    card: ['Картой при получении', 'Мир, Visa, Mastercard'],
    cash: ['Наличными при получении', 'В\u00A0магазине или курьеру'],
    online: ['Картой онлайн', 'Держим товар 30\u00A0минут'],
    sbp: ['СБП', 'QR-код или приложение банка'],
    invoice: ['По счёту', 'Держим товар 5\u00A0рабочих дней'],
    deferred: ['С отсрочкой', ''],
  },
  comment: 'Комментарий к заказу',
  commentHint: 'Необязательно',
}

/** Order button, and its message when the checkout code cannot be loaded. */
export const orderTexts = {
  order: 'Оформить заказ',
  pay: 'Оплатить',
  invoice: 'Получить счёт',
  confirm: (kopecks: number) => `Подтвердить: ${formatPrice(kopecks)}`,
  ordering: 'Оформляем',
  lostTitle: 'Магазин не ответил',
  lost: 'Проверьте связь и нажмите ещё раз: заказ не задвоится, даже если первый уже дошёл.',
}
