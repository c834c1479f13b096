/** Texts of a region of which only the id is known. */
export const standInTexts = {
  default: { name: 'Москва', prepositional: 'Москве', areaCaptionFull: 'Москва' },
  other: { name: '', prepositional: 'вашем городе', areaCaptionFull: 'Ваш город' },
} as const
