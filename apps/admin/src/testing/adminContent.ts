import type { ChatListItem, ChatMessage } from '@verstak/contracts/chat'
import type { editableContent, listContentVersions, StaffContentRow } from '@verstak/contracts/contentStaff'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { listModeration } from '@verstak/contracts/moderation'

type Queue = EndpointResponse<typeof listModeration>

/** A review and a question in a state. */
export function makeQueue({ kind, state = 'waiting' }: { kind: string; state?: Queue['reviews'][0]['state'] }): Queue {
  const common = { state, email: 'v@mail.example', product: { name: 'Bosch GSR 18V-50', link: '/product/drel-7/' } }
  const review = (guid: string, name: string, comment: string, marks: Queue['reviews'][0]['marks']) => ({
    ...common,
    guid,
    marks,
    productGuid: '6b86b273-ff34-4ce1-89d6-804eff5a3f57',
    groupProduct: { name: 'Bosch GSR 18V-50', link: '/product/drel-7/' },
    author: { name, city: 'Самара' },
    createdAt: '2026-11-23T11:20:00Z',
    productRating: 1,
    experience: 'less_than_month',
    isPurchasedInVi: true,
    isThirdParty: false,
    content: { advantages: 'Удобный кейс.', disadvantages: '', comment, reasonToBuy: '' },
    characteristicRatings: [],
    images: [],
    videos: [],
    voteStatistics: { likes: 0, dislikes: 0, userVotingType: 'none' as const },
  })
  const reviews = [
    review('6b86b273-ff34-4ce1-89d6-804eff5a3f61', 'Виталий', 'Верните деньги, звоните 8 902 …', ['contact', 'word']),
    review('6b86b273-ff34-4ce1-89d6-804eff5a3f62', 'Елена', 'Собрали детскую.', []),
  ]
  const discussions = [
    {
      ...common,
      guid: '6b86b273-ff34-4ce1-89d6-804eff5a3f63',
      marks: [],
      parentDiscussionGuid: null,
      sourceId: 2 as const,
      text: 'Какой срок гарантии?',
      author: { name: 'Анна' },
      productGuid: '6b86b273-ff34-4ce1-89d6-804eff5a3f57',
      answersCount: 0,
      isAdminAnswer: false,
      isThirdParty: false,
      parentAuthorName: null,
      createdAt: '2026-11-23T11:11:00Z',
    },
  ]
  return kind === 'review'
    ? { reviews, discussions: [], total: 2, pageSize: 50 }
    : { reviews: [], discussions, total: 1, pageSize: 50 }
}

/** What was said in a conversation. */
export const MESSAGES: ChatMessage[] = [
  { id: 1, author: 'visitor', text: 'Есть ли GSR 18V-50 в Подольске?', sentAt: '2026-11-23T11:20:00Z' },
]

/** Conversations of the chat. */
export const CONVERSATIONS: ChatListItem[] = [
  { id: 7, info: 'b2b', displayName: 'ООО «Монтаж-Сервис»', isWaiting: true, lastMessage: MESSAGES[0]! },
  {
    id: 6,
    info: 'b2c',
    displayName: '',
    isWaiting: false,
    lastMessage: { id: 2, author: 'operator', text: 'Да, есть.', sentAt: '2026-11-23T10:20:00Z' },
  },
]

/** Articles in all states. */
export const DOCUMENTS: StaffContentRow[] = [
  {
    id: 5,
    path: '/articles/kak-vybrat/',
    title: 'Как выбрать шуруповёрт',
    state: 'draft',
    isShown: true,
    changedAt: '2026-11-23T11:20:00Z',
  },
  {
    id: 6,
    path: '/articles/bity/',
    title: 'Какие биты не слизываются',
    state: 'published',
    isShown: true,
    changedAt: '2026-11-20T11:20:00Z',
  },
]

/** A draft with some blocks. */
export const makeDocument = (): EndpointResponse<typeof editableContent.read> => ({
  id: 5,
  version: 3,
  name: 'Как выбрать шуруповёрт',
  values: {
    title: 'Как выбрать шуруповёрт',
    lead: 'Большинству хватает 18 В.',
    description: 'Сколько нужно момента, вольт и батарей.',
    author: 'Илья Зимин, продавец',
    cover: null,
    blocks: [
      { kind: 'heading', text: 'Сколько нужно момента' },
      { kind: 'paragraph', text: 'Смотрите на первое число.' },
      { kind: 'table', caption: 'Патроны', head: ['Патрон', 'Кому'], rows: [['10 мм', 'Квартира']] },
      { kind: 'accordion', items: [{ question: 'Можно ли сверлить бетон?', answer: 'Если есть удар.' }] },
    ],
    publishedAt: null,
  },
  changes: [],
})

/** A published version and a draft after it. */
export const VERSIONS: EndpointResponse<typeof listContentVersions> = {
  path: '/articles/kak-vybrat/',
  kind: 'article',
  versions: [
    {
      version: 2,
      title: 'Как выбрать шуруповёрт',
      state: 'draft',
      publishedAt: null,
      isShown: false,
      preview: '/articles/kak-vybrat/?preview=6b86b273-ff34-4ce1-89d6-804eff5a3f57',
    },
    {
      version: 1,
      title: 'Как выбрать',
      state: 'published',
      publishedAt: '2026-11-18T09:00:00Z',
      isShown: true,
      preview: '/articles/kak-vybrat/?preview=6b86b273-ff34-4ce1-89d6-804eff5a3f58',
    },
  ],
}
