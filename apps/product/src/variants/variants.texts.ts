export const variantTexts = {
  /** For screen readers, after a variant that is not on sale in the region. */
  missing: ' (нет в наличии)',
}
