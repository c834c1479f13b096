/** What is used up with a product. */
export const consumablesTexts = {
  title: 'Расходные материалы',
  documentTitle: (name: string) => `Расходные материалы: ${name} — Верстак`,
  description: (name: string) => `Расходные материалы и принадлежности, которые покупают вместе с товаром ${name}.`,
  about: (name: string) => `к товару ${name}`,
  none: 'К этому товару расходных материалов нет',
  noneAdvice: 'Посмотрите другие товары категории.',
  toProduct: 'К товару',
}
