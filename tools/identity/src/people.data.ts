/** A made-up person with an account at the embedded providers. */
export interface Person {
  id: number
  name: string | null
  email: string | null
  /** As the embedded OpenID Connect provider says; VK says nothing of it. */
  isEmailVerified: boolean
  phone: string | null
  isPhoneVerified: boolean
  /** What the page of the provider says of him: what comes of it in the demo shop. */
  hint: string
  /** Error of VK's API instead of an answer. */
  vkError?: number
  /** Error of VK's autologin. */
  autologinError?: number
}

/** One of each outcome of a sign-in. Accounts of the shop's demo are those of tools/database. */
export const PEOPLE: readonly Person[] = [
  {
    id: 1001,
    name: 'Анна',
    email: 'anna.lebedeva@mail.example',
    isEmailVerified: true,
    phone: '+7 916 700-10-01',
    isPhoneVerified: true,
    hint: 'Всё известно: входит сразу',
  },
  {
    id: 1002,
    name: 'Мария',
    email: 'maria.sokolova@mail.example',
    isEmailVerified: true,
    phone: null,
    isPhoneVerified: false,
    hint: 'Email есть в магазине: нужен пароль',
  },
  {
    id: 1003,
    name: 'Виктор',
    email: 'zakupki@stroymontazh.example',
    isEmailVerified: false,
    phone: null,
    isPhoneVerified: false,
    hint: 'Email чужой и не подтверждён: нужен пароль',
  },
  {
    id: 1004,
    name: 'Рустам',
    email: null,
    isEmailVerified: false,
    phone: '+7 916 123-45-03',
    isPhoneVerified: true,
    hint: 'Телефон есть в магазине, email нет: ошибка под полем',
  },
  {
    id: 1005,
    name: 'Пётр',
    email: 'petr.orlov@mail.example',
    isEmailVerified: true,
    phone: '+7 916 123-45-02',
    isPhoneVerified: true,
    hint: 'Всё известно, телефон чужой: общая ошибка',
  },
  {
    id: 1006,
    name: 'Ольга',
    email: null,
    isEmailVerified: false,
    phone: '+7 916 700-10-06',
    isPhoneVerified: true,
    hint: 'Нет email: дополнит информацию',
  },
  {
    id: 1007,
    name: 'Ivan',
    email: 'ivan.belov@mail.example',
    isEmailVerified: true,
    phone: '+7 916 700-10-07',
    isPhoneVerified: false,
    hint: 'Имя латиницей, телефон не подтверждён: дополнит информацию',
  },
  {
    id: 1008,
    name: 'Сергей',
    email: 'sergey.kim@mail.example',
    isEmailVerified: true,
    phone: '+7 916 700-10-08',
    isPhoneVerified: true,
    hint: 'Ошибка 8: токен не принят',
    vkError: 8,
  },
  {
    id: 1009,
    name: 'Тимур',
    email: 'timur.vagin@mail.example',
    isEmailVerified: true,
    phone: '+7 916 700-10-09',
    isPhoneVerified: true,
    hint: 'Ошибка 9: слишком часто',
    vkError: 9,
  },
  {
    id: 1010,
    name: 'Дарья',
    email: 'darya.som@mail.example',
    isEmailVerified: true,
    phone: '+7 916 700-10-10',
    isPhoneVerified: true,
    hint: 'Ошибка 10: VK не работает',
    vkError: 10,
  },
  {
    id: 1011,
    name: 'Глеб',
    email: 'gleb.rudin@mail.example',
    isEmailVerified: true,
    phone: '+7 916 700-10-11',
    isPhoneVerified: true,
    hint: 'Автовход недоступен (11300), обычный вход работает',
    autologinError: 11300,
  },
  {
    id: 1012,
    name: 'Нина',
    email: 'nina.gracheva@mail.example',
    isEmailVerified: true,
    phone: '+7 916 700-10-12',
    isPhoneVerified: true,
    hint: 'Всё известно, второй человек: входит сразу',
  },
]
