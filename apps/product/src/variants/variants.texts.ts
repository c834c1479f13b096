export const variantTexts = {
  /** Heard after a choice that the region cannot sell now. */
  missing: ' (нет в наличии)',
}
