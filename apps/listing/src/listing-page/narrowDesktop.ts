/**
 * Condition for `@media`: a desktop page too narrow for the filter column. Without scripts the filters cannot be
 * opened, so the column stays.
 */
export const narrowDesktop = '(max-width: 1023.98px) and (scripting: enabled)'
