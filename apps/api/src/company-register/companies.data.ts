import type { RegisterCompany } from './CompanyRegister.ts'

/** Companies of the own register that are named in tests and walk-throughs; their numbers are valid and fictitious. */
export const KNOWN_COMPANIES: readonly RegisterCompany[] = [
  {
    id: 'known-1',
    personType: 'ur',
    inn: '7726418538',
    kpp: '772601001',
    ogrn: '1127746053181',
    companyName: 'ООО «Монтаж-Сервис»',
    legalAddress: '117105, г. Москва, Варшавское ш., д. 42, стр. 3, пом. 12',
    isBranch: false,
    since: 2012,
    activityType: '43.21',
  },
  {
    id: 'known-2',
    personType: 'ur',
    inn: '7726418538',
    kpp: '710702001',
    ogrn: '1127746053181',
    companyName: 'ООО «Монтаж-Сервис», филиал в Туле',
    legalAddress: '300012, г. Тула, ул. Оборонная, д. 12',
    isBranch: true,
    since: 2016,
    activityType: '43.21',
  },
  {
    id: 'known-3',
    personType: 'ip',
    inn: '770614823105',
    kpp: null,
    ogrn: null,
    companyName: 'ИП Кравцов Андрей Игоревич',
    legalAddress: null,
    isBranch: false,
    since: 2019,
    activityType: '47.52',
  },
]

/** Parts of which the names of the other companies are made. */
export const NAME_STARTS = [
  ...['Строй', 'Монтаж', 'Тепло', 'Электро', 'Метал', 'Рем', 'Спец', 'Пром', 'Дом', 'Гидро', 'Кров', 'Фасад'],
  ...['Авто', 'Агро', 'Лес', 'Бетон', 'Нов', 'Юг', 'Север', 'Волга', 'Урал', 'Сибир', 'Транс', 'Инж'],
] as const
export const NAME_ENDS = [
  ...['сервис', 'комплект', 'монтаж', 'снаб', 'град', 'инвест', 'ресурс', 'альянс', 'проект', 'техника'],
  ...['торг', 'линия', 'мастер', 'база', 'контракт', 'развитие'],
] as const
export const FORMS = ['ООО', 'ООО', 'ООО', 'ООО', 'АО', 'ПАО'] as const

export const LAST_NAMES = [
  ...['Алексеев', 'Белов', 'Воронов', 'Громов', 'Данилов', 'Ершов', 'Жуков', 'Зайцев', 'Карпов', 'Лебедев'],
  ...['Морозов', 'Никитин', 'Орлов', 'Павлов', 'Родионов', 'Соколов', 'Титов', 'Уваров', 'Фомин', 'Щербаков'],
] as const
export const FIRST_NAMES = ['Андрей', 'Борис', 'Виктор', 'Глеб', 'Денис', 'Егор', 'Игорь', 'Кирилл', 'Максим', 'Олег'] as const
export const MIDDLE_NAMES = ['Алексеевич', 'Борисович', 'Викторович', 'Денисович', 'Игоревич', 'Олегович'] as const

/** Towns with the two digits of their region, a tax office there, and postal codes. */
export const TOWNS = [
  { region: '77', office: '26', index: '117', town: 'г. Москва' },
  { region: '78', office: '14', index: '196', town: 'г. Санкт-Петербург' },
  { region: '16', office: '55', index: '420', town: 'Республика Татарстан, г. Казань' },
  { region: '66', office: '71', index: '620', town: 'Свердловская обл., г. Екатеринбург' },
  { region: '54', office: '06', index: '630', town: 'Новосибирская обл., г. Новосибирск' },
  { region: '52', office: '60', index: '603', town: 'Нижегородская обл., г. Нижний Новгород' },
  { region: '61', office: '65', index: '344', town: 'Ростовская обл., г. Ростов-на-Дону' },
  { region: '71', office: '07', index: '300', town: 'Тульская обл., г. Тула' },
] as const
export const STREETS = [
  ...['ул. Ленина', 'ул. Заводская', 'ул. Строителей', 'пр-т Мира', 'ул. Промышленная', 'ул. Садовая'],
  ...['ул. Складская', 'ш. Энтузиастов', 'ул. Кирова', 'наб. Речная'],
] as const

/** Kinds of activity of OKVED 2: building, repairs, trade in tools and materials. */
export const ACTIVITIES = ['41.20', '43.21', '43.22', '43.31', '43.34', '45.20', '46.73', '46.74', '47.52', '71.12'] as const

/** Stands before the name of a town. */
export const TOWN_PREFIX = 'г. '
export const branchName = (company: string, town: string) => `${company}, филиал, г. ${town}`
export const soleProprietorName = (name: string) => `ИП ${name}`
export const formatAddress = (index: string, town: string, street: string, house: number) =>
  `${index}, ${town}, ${street}, д. ${house}`
