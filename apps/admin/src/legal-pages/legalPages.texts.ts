import type { LegalEdition } from '@verstak/contracts/legalStaff'

/** Words of the legal documents in the back office. */
export const legalPagesTexts = {
  title: 'Правовые документы',
  caption: 'По названию',
  search: 'Название или адрес',
  name: 'Название',
  edition: 'Редакция',
  since: 'Действует с',
  planned: 'Следующая с',
  main: 'Основное',
  journal: 'Журнал',
  start: 'С какого времени действует',
  startHint:
    'Действующая редакция больше не меняется: сохранится новая, прежняя останется по своему адресу. До выбранного времени покупатели видят действующую.',
  now: 'Сразу после сохранения',
  later: 'С дня и времени',
  laterAt: 'Когда, по московскому времени',
  saved: 'Сохранено. На сайте с выбранного времени',
  editions: 'Редакции',
  editionOf: (version: number) => `Редакция ${version}`,
  from: (moment: string) => `с ${moment}`,
  states: { planned: 'запланирована', valid: 'действует', earlier: 'прежняя' } satisfies Record<
    LegalEdition['state'],
    string
  >,
  open: 'Открыть страницу',
  readOf: (version: number) => `Читать редакцию ${version}`,
  read: 'Читать',
  previewOf: (version: number) => `Предпросмотр редакции ${version}`,
  preview: 'Предпросмотр',
  drop: 'Отменить эту редакцию',
  dropTitle: 'Отменить запланированную редакцию?',
  dropText: 'Останется действующая. Вернуть отменённую можно в журнале, пока её время не пришло.',
  dropped: 'Запланированная редакция отменена',
  restoreOf: (version: number) => `Вернуть редакцию ${version}`,
  restore: 'Вернуть',
  restored: (version: number) =>
    `Текст редакции ${version} теперь в форме. Выберите, с какого времени он действует, и сохраните.`,
  saveFirst: 'Сначала сохраните правки.',
  stale: 'Документ с тех пор изменили. Показано, как сейчас.',
  failed: 'Не получилось. Попробуйте ещё раз.',
}
