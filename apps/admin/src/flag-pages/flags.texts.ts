/** Words of the section of flags. */
export const flagTexts = {
  title: 'Переключатели',
  caption: 'Переключатели и опыты',
  key: 'Ключ',
  values: 'Значения',
  now: 'Сейчас',
  states: { ruled: 'действуют правила', paused: 'остановлены' },
  usual: (value: string) => `по умолчанию: ${value}`,
  paused: (value: string) => `остановлен: ${value}`,
  rule: (number: number) => `Правило ${number}`,
  share: (value: string) => `«${value}», %`,
  users: 'Кому',
  addRule: 'Добавить правило',
  removeRule: (number: number) => `Убрать правило ${number}`,
  rulesNote: 'Действует первое подходящее правило, остальным — значение по умолчанию.',
} as const
