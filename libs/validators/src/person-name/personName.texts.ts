import type { CommentNameFault, NameFault } from './personName.ts'

/** Sentence for each fault of a name (VALID-006…012). */
export const nameMessages: Readonly<Record<NameFault, string>> = {
  short: 'Введите ваше имя',
  placeholder: 'Некорректное имя',
  letters: 'Заполните поле русскими буквами без цифр и знаков препинания',
  long: 'Введите до 100 символов',
  shortPart: 'Имя, фамилия или отчество не могут быть короче двух букв',
}

/** Sentence for each fault of the name in the comment form (VALID-013…015). */
export const commentNameMessages: Readonly<Record<CommentNameFault, string>> = {
  empty: 'Введите ваше имя',
  letters: 'Заполните поле буквами без цифр и знаков препинания',
  placeholder: 'Заполните поле буквами без цифр и знаков препинания',
}
