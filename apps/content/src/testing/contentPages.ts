import type { ContentDocument } from '@verstak/contracts/content'
import type { PickupPoint, PickupPoints } from '@verstak/contracts/pickup'
import type { Region } from '@verstak/contracts/region'
import { makeRegion } from '@verstak/testing/factories'

export const REGIONS: Region[] = [
  makeRegion({ officesCount: 2 }),
  makeRegion({ id: 16, name: 'Казань', prepositional: 'Казани', domain: 'kazan', officesCount: 3 }),
  makeRegion({
    id: 50,
    name: 'Мытищи',
    prepositional: 'Мытищах',
    domain: 'moscow',
    type: 'descendant',
    descendantId: 50,
    officesCount: 1,
  }),
]

/** A document with every kind of block that legal documents do not have. */
export const makeContent = (path: string): ContentDocument => ({
  path,
  kind: path.startsWith('/articles/') ? 'article' : path.startsWith('/news/') ? 'news' : 'page',
  title: 'Как выбрать шуруповёрт',
  lead: 'Большинству хватает 18 В.',
  description: 'Сколько нужно момента, вольт и батарей.',
  author: 'Илья Зимин, продавец с 2014 года',
  publishedAt: '2026-11-18T09:00:00Z',
  changedAt: '2026-11-19T09:00:00Z',
  minutes: 7,
  blocks: [
    { kind: 'heading', text: 'Сколько нужно момента' },
    { kind: 'paragraph', text: 'Смотрите на **первое __число__**. Подробнее — [в вопросах](/faq/).' },
    { kind: 'list', isNumbered: true, items: ['Зажмите биту.', '<script>alert(1)</script>'] },
    {
      kind: 'table',
      caption: 'Патроны',
      head: ['Патрон', 'Кому'],
      rows: [['10 мм', 'Квартира'], ['13 мм']],
    },
    { kind: 'heading', text: 'Батареи' },
    { kind: 'callout', title: 'Не храните батарею разряженной', text: 'Оставьте половину заряда.' },
    { kind: 'heading', text: 'Частые вопросы' },
    {
      kind: 'accordion',
      items: [{ question: 'Можно ли сверлить бетон?', answer: 'Можно, [если](/faq/) есть удар.' }],
    },
    { kind: 'cards', items: [{ title: 'Сервисный центр', text: 'Ремонт', href: '/services/center/' }] },
    { kind: 'banner', title: 'Для компаний', text: 'Оптовые цены', label: 'Условия', href: '/b2b/' },
    { kind: 'picture', src: '/files/6b86b273.jpg', alt: 'Патрон', caption: 'Патрон 13 мм', width: 640, height: 360 },
    { kind: 'products', title: 'В статье упомянуты', codes: ['15401001'] },
    { kind: 'form', form: 'feedback' },
  ],
  others: [
    {
      path: '/articles/bity/',
      title: 'Какие биты не слизываются',
      lead: '',
      publishedAt: '2026-11-02T09:00:00Z',
      minutes: 4,
    },
  ],
})

/** A shop that is open on weekdays. */
export const makeOffice = (changes: Partial<PickupPoint> = {}): PickupPoint => ({
  id: 101,
  regionId: 1,
  name: 'Верстак на Варшавском',
  address: 'Варшавское ш., 97',
  coordinates: { lat: 55.66, lon: 37.62 },
  metro: { color: '#a1a2a3', address: 'Нахимовский проспект' },
  hasNoMetro: false,
  timeZone: 'Europe/Moscow',
  workItems: [{ firstDay: 1, lastDay: 7, start: '09:00', end: '21:00', weekend: false }],
  phones: ['+74951205570'],
  ...changes,
})

/** Shops of a region, on Monday at 14:20 in Moscow. */
export const makeOffices = (
  regionId: number,
  offices: PickupPoint[] = [
    makeOffice(),
    makeOffice({
      id: 104,
      address: 'Рязанский пр-т, 8А',
      metro: { color: '#800080', address: 'Рязанский проспект' },
      workItems: [{ firstDay: 1, lastDay: 7, start: '15:00', end: '20:00', weekend: false }],
    }),
  ],
): PickupPoints => ({
  offices,
  count: offices.length,
  mapCenter: { lat: 55.755, lon: 37.617 },
  serverTime: '2026-11-23T11:20:00.000Z',
  region: { id: regionId, name: 'Москва' },
  parentLocality: null,
})
