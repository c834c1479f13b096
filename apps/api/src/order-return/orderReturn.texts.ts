import type { OrderReturn } from '@verstak/contracts/orderReturn'
import { formatDate } from '@verstak/dates'
import { formatPrice } from '@verstak/money'

/** Why something cannot be returned. */
export const returnTexts = {
  notReturnable: 'Этот товар вернуть нельзя',
  unfit: 'Вернуть без объяснения причин можно в течение 7 дней, кроме отрезанного под вас и купленного на компанию',
  defect: 'О браке можно заявить в течение двух лет',
  tooMany: (pieces: number) => `Вернуть можно не больше ${pieces}\u00A0шт`,
  describe: 'Опишите, что не так',
  choose: 'Выберите, почему возвращаете',
  nothing: 'Укажите, сколько штук возвращаете',
  number: 'Напишите количество числом',
  long: 'Сократите до 1000 символов',
  nothingReturnable: 'В этом заказе больше нечего вернуть',
  limit: 'Слишком много попыток подряд. Подождите минуту и нажмите ещё раз.',
  sent: 'Заявка с этой страницы уже отправлена. Обновите страницу, чтобы отправить ещё одну.',
  photo: 'Загрузите это фото ещё раз',
  answer: 'Напишите покупателю, почему товар не принят',
}

interface ToldReturn extends OrderReturn {
  number: number
  contactName: string
  timeZone: string
  /** Of the order's page; '' when it is unknown. */
  link: string
}

export type ReturnStep = 'requested' | 'decided' | 'refunded'

const WORDS: Record<ReturnStep, (told: ToldReturn) => { subject: string; what: string }> = {
  requested: ({ refundDueAt, timeZone }) => ({
    subject: 'заявка на возврат принята',
    what: `Мы получили заявку и скоро ответим. Если возврат будет принят, деньги вернутся не позднее ${formatDate(new Date(refundDueAt), timeZone)}.`,
  }),
  decided: ({ state, amount, answer, refundDueAt, timeZone }) =>
    state === 'refused'
      ? { subject: 'в возврате отказано', what: `Мы не можем принять возврат: ${answer}` }
      : {
          subject: 'возврат принят',
          what: `Вернём ${formatPrice(amount)} не позднее ${formatDate(new Date(refundDueAt), timeZone)}.${answer === '' ? '' : ` ${answer}`}`,
        },
  refunded: ({ amount }) => ({ subject: 'деньги возвращены', what: `Мы вернули вам ${formatPrice(amount)}.` }),
}

/** The mail about a step of a return. */
export function returnMail(step: ReturnStep, told: ToldReturn): { subject: string; text: string } {
  const { subject, what } = WORDS[step](told)
  const lines = told.lines.map(({ name, quantity, approved }) => `${name} — ${approved ?? quantity}\u00A0шт`)
  const link = told.link === '' ? '' : `\n\nВаш заказ: ${told.link}`
  return {
    subject: `Заказ № ${told.number}: ${subject}`,
    text: `Здравствуйте, ${told.contactName}!\n\n${what}\n\n${lines.join('\n')}${link}`,
  }
}
