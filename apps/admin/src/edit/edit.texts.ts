/** Names don't say who is a woman. */
const ENDING = '(а)'

/** Words of every form of the back office, and of the journal. */
export const editTexts = {
  save: 'Сохранить',
  saved: 'Сохранено, на сайте уже видно',
  make: 'Создать',
  notMade: 'Создать не получилось. Попробуйте ещё раз.',
  discard: 'Отменить правки',
  nothingToSave: 'Нет правок',
  draft: 'Возвращены правки, которые вы не сохранили.',
  changedBy: (author: string, field: string) => `${author} изменил${ENDING} поле «${field}», пока вы правили:`,
  keepTheirs: 'Оставить его значение',
  putMine: 'Поставить моё',
  merged: (author: string) => `Сохранено. ${author} тем временем изменил${ENDING} другие поля: они обновлены`,
  lost: 'Сеанс закончился. Войдите снова: правки останутся на этом устройстве.',
  signIn: 'Войти',
  offline: 'Сохранить не получилось: нет связи с магазином. Правки останутся на этом устройстве.',
  failed: 'Сохранить не получилось. Попробуйте ещё раз.',
  gone: 'Этой записи больше нет.',
  journal: 'Журнал',
  journalNote: 'каждое изменение можно вернуть',
  revert: 'Вернуть',
  takeBackOf: (author: string, time: string) => `Вернуть изменение: ${author}, ${time}`,
  takenBack: 'Возвращено',
  isTakenBack: 'возвращено',
  laterTitle: 'Поле с тех пор изменили ещё раз',
  laterText: 'Вернуть прежнее значение всё равно?',
  noJournal: 'Изменений ещё не было.',
} as const
