import type { Discussion, DiscussionAnswer } from '@verstak/contracts/discussion'
import { guidOf } from '@verstak/testing/factories'
import { PRODUCT_GUID } from './makeReview.ts'

/** An answer; its guid ends with its place. */
export function makeAnswer(place: number, changes: Partial<DiscussionAnswer> = {}): DiscussionAnswer {
  return {
    guid: guidOf(3000 + place),
    parentDiscussionGuid: guidOf(2001),
    sourceId: 3,
    text: `Ответ ${place}`,
    author: { name: 'Илья Матвеев' },
    productGuid: PRODUCT_GUID,
    answersCount: 0,
    isAdminAnswer: false,
    isThirdParty: false,
    parentAuthorName: 'Сергей',
    createdAt: '2026-11-10T09:00:00+03:00',
    ...changes,
  }
}

/** A question with its answers; its guid ends with its place. */
export function makeDiscussion(place = 1, changes: Partial<Discussion> = {}): Discussion {
  return {
    ...makeAnswer(place, { parentAuthorName: null, parentDiscussionGuid: null, sourceId: 2 }),
    guid: guidOf(2000 + place),
    text: `Подойдут ли батареи ProCORE, вопрос ${place}?`,
    author: { name: 'Сергей' },
    answers: [],
    ...changes,
  }
}

/** The thread of the mock: a question, the answer of the shop, and two answers to it. */
export const makeThread = (): Discussion =>
  makeDiscussion(1, {
    answersCount: 3,
    answers: [
      makeAnswer(1, {
        isAdminAnswer: true,
        author: { name: 'Верстак' },
        answersCount: 2,
        text: '<p>Да, подойдут <strong>все</strong> батареи:</p><ul><li>GBA 18V</li><li>ProCORE18V</li></ul>',
      }),
      makeAnswer(2, { parentDiscussionGuid: guidOf(3001), parentAuthorName: 'Верстак' }),
      makeAnswer(3, { parentDiscussionGuid: guidOf(3001), author: { name: 'Сергей' }, parentAuthorName: 'Ильи' }),
    ],
  })
