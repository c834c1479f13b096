/** Words of the journal. */
export const journalTexts = {
  title: 'Журнал',
  caption: 'Изменения, сначала последние',
  author: 'Кто',
  anybody: 'Все сотрудники',
  entity: 'Что',
  anything: 'Все записи',
  from: 'С дня',
  to: 'По день',
  entityId: 'Номер записи',
  at: 'Когда',
  who: 'Кто',
  what: 'Что',
  changed: 'Изменение',
  named: (kind: string, id: string) => `${kind} ${id}`,
  empty: 'Изменений ещё не было',
} as const
