const GROUP_ENDS = /\B(?=(\d{3})+$)/g

/** Source of a regular expression for a number as pages write it: `1 234`, whatever the kind of space. */
export function shownNumber(value: number): string {
  return String(value).replace(GROUP_ENDS, String.raw`\s`)
}

/** Pattern of a price of whole rubles as pages write it. */
export function shownPrice(kopecks: number): RegExp {
  return new RegExp(String.raw`(?<!\d\s?)${shownNumber(kopecks / 100)}\s₽`)
}

/** Rubles of the first price in a text of a page. */
export function priceIn(text: string): number {
  return Number(/\d[\d\s]*(?=₽)/u.exec(text)?.[0].replace(/\s/gu, ''))
}
