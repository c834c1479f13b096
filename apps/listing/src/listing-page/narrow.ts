/**
 * Condition for `@media`: a desktop page on which the products need the room of the filters. Without scripts nothing
 * could open the filters, so they keep their place.
 */
export const narrow = '(max-width: 1023.98px) and (scripting: enabled)'
