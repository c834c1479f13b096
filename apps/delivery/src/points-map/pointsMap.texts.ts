import { countOf } from '@verstak/plural'

const shopForms = { one: 'магазин', few: 'магазина', many: 'магазинов' }

/** What the map of shops says. */
export const pointsMapTexts = {
  label: 'Карта магазинов',
  cluster: (count: number) => `${countOf(count, shopForms)} рядом, приблизить`,
}
