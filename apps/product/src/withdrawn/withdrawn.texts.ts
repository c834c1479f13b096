const NO_BREAK_SPACE = '\u00A0'

export const withdrawnTexts = {
  title: 'Товар снят с\u00A0продажи',
  words: 'Больше его не будет: посмотрите аналоги или весь раздел.',
  findAnalog: 'Подобрать аналог',
  category: (name: string) => `Раздел «${name}»`,
  headTitle: (name: string) => `${name} — снят с${NO_BREAK_SPACE}продажи`,
}
