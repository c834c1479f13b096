import type { TextBlock } from '../rich-text/textDocument.ts'
import type { DocumentBlock } from './DocumentBlock.ts'

/**
 * How a field of a block is edited: one line, several lines of text, a paragraph with marks, a list with one item on each
 * line, a number, one of a few.
 */
export type FieldLook = 'line' | 'text' | 'marked' | 'lines' | 'number' | 'choice'

/** A field of a block, or of the rows of one. */
export interface BlockField {
  key: string
  label: string
  look: FieldLook
  /** May be empty. */
  isOptional?: boolean
  /** Names of the values, of a choice. */
  options?: Readonly<Record<string, string>>
}

/** Rows of items below each other: questions with answers. */
export interface BlockRows {
  key: string
  label: string
  fields: readonly BlockField[]
}

export interface BlockForm {
  label: string
  fields: readonly BlockField[]
  rows?: BlockRows
  /** What a new one begins with. */
  fresh: DocumentBlock
}

const line = (key: string, label: string): BlockField => ({ key, label, look: 'line' })
const text = (key: string, label: string): BlockField => ({ key, label, look: 'text' })
const marked = (key: string, label: string): BlockField => ({ key, label, look: 'marked' })

/** Kinds of blocks with forms: all but those that are written as one text. */
export type FormKind = Exclude<DocumentBlock['kind'], TextBlock['kind']>

/** Forms of the kinds of blocks. The cells of tables have an editor beside it. */
export const BLOCK_FORMS: Readonly<Record<FormKind, BlockForm>> = {
  facts: {
    label: 'Сведения',
    fields: [],
    rows: { key: 'rows', label: 'Сведения', fields: [line('name', 'Что'), marked('value', 'Значение')] },
    fresh: { kind: 'facts', rows: [{ name: '', value: '' }] },
  },
  table: {
    label: 'Таблица',
    fields: [line('caption', 'Что в таблице')],
    fresh: { kind: 'table', caption: '', head: [''], rows: [['']] },
  },
  callout: {
    label: 'Заметка',
    fields: [line('title', 'Начало'), marked('text', 'Текст')],
    fresh: { kind: 'callout', title: '', text: '' },
  },
  accordion: {
    label: 'Вопросы и ответы',
    fields: [],
    rows: { key: 'items', label: 'Вопросы', fields: [line('question', 'Вопрос'), marked('answer', 'Ответ')] },
    fresh: { kind: 'accordion', items: [{ question: '', answer: '' }] },
  },
  cards: {
    label: 'Карточки',
    fields: [],
    rows: {
      key: 'items',
      label: 'Карточки',
      fields: [line('title', 'Название'), line('text', 'Текст'), line('href', 'Адрес в магазине, /faq/')],
    },
    fresh: { kind: 'cards', items: [{ title: '', text: '', href: '' }] },
  },
  banner: {
    label: 'Баннер',
    fields: [
      line('title', 'Название'),
      text('text', 'Текст'),
      line('label', 'Надпись на кнопке'),
      line('href', 'Адрес в магазине, /b2b/'),
    ],
    fresh: { kind: 'banner', title: '', text: '', label: '', href: '' },
  },
  picture: {
    label: 'Картинка',
    fields: [
      line('src', 'Адрес файла: загрузите фото или впишите /files/… и /pictures/…'),
      { key: 'alt', label: 'Что на картинке', look: 'line', isOptional: true },
      { key: 'caption', label: 'Подпись', look: 'line', isOptional: true },
      { key: 'width', label: 'Ширина, px', look: 'number' },
      { key: 'height', label: 'Высота, px', look: 'number' },
    ],
    fresh: { kind: 'picture', src: '', alt: '', caption: '', width: 720, height: 405 },
  },
  products: {
    label: 'Товары',
    fields: [line('title', 'Название'), { key: 'codes', label: 'Коды товаров, по одному на строке', look: 'lines' }],
    fresh: { kind: 'products', title: '', codes: [] },
  },
  form: { label: 'Форма «Написать нам»', fields: [], fresh: { kind: 'form', form: 'feedback' } },
  requisites: {
    label: 'Реквизиты из настроек',
    fields: [
      { key: 'part', label: 'Какие', look: 'choice', options: { company: 'Продавец', bank: 'Банковский счёт' } },
    ],
    fresh: { kind: 'requisites', part: 'company' },
  },
}

/** What legal documents have besides their text. */
export const LEGAL_KINDS = ['facts', 'requisites'] as const satisfies readonly FormKind[]

/** What pages, news and articles have besides their text. */
export const CONTENT_KINDS = (Object.keys(BLOCK_FORMS) as FormKind[]).filter((kind) => kind !== 'requisites')
