import { countOf } from '@verstak/plural'

const answerForms = { one: 'ответ', few: 'ответа', many: 'ответов' }
const questionForms = { one: 'вопрос', few: 'вопроса', many: 'вопросов' }

/** Questions, comments and their answers. */
export const discussionTexts = {
  title: 'Вопросы и ответы',
  documentTitle: (name: string) => `${name}: вопросы и ответы — Верстак`,
  description: (name: string) =>
    `${name}: вопросы покупателей и ответы на них от магазина «Верстак» и от тех, кто уже купил.`,
  unsubscribe: {
    title: 'Не присылать письма об ответах на этот вопрос?',
    button: 'Не присылать',
    done: 'Больше не будем писать вам об ответах на этот вопрос.',
  },
  all: 'Страница всех вопросов',
  questions: (count: number) => countOf(count, questionForms),
  moreQuestions: (count: number) => `Ещё ${countOf(count, questionForms)}`,
  loading: 'Загружаем',
  none: 'Вопросов пока нет. Задайте первый.',
  ask: 'Задать вопрос',
  answer: 'Ответить',
  answers: (count: number) => countOf(count, answerForms),
  answerFor: (name: string) => `Ответ для ${name}`,
  reviewAnswers: (name: string) => `Ответы на отзыв, автор ${name}`,
  shopAnswer: 'Ответ магазина',
  thirdParty: 'из открытых источников',
  trouble: 'Вопросы недоступны, но мы скоро это исправим.',
  form: {
    question: 'Ваш вопрос',
    questionHint: 'О комплекте, совместимости, работе',
    comment: 'Комментарий',
    subscribe: 'Написать мне, когда ответят',
    send: 'Отправить',
    sending: 'Отправляем',
    cancel: 'Отменить',
    long: 'Текст слишком длинный',
    nameLong: 'Введите до 100 символов',
    captcha: 'Подтвердите, что вы не робот, и отправьте ещё раз.',
    limit: 'Слишком много сообщений за короткое время. Повторите попытку позже.',
    rules: 'Правила публикации пользовательского контента',
    pdf: ', PDF',
  },
  thanks: {
    title: 'Спасибо!',
    text: 'Мы получили ваш комментарий и опубликуем его через 3 рабочих дня, если он пройдет модерацию.',
    again: 'Написать ещё',
  },
} as const
