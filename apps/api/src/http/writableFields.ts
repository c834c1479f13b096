type Fields = Readonly<Record<string, string>>

/** Fields of a form without what a database writes nowhere. */
export const writableFields = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text.replaceAll('\u0000', '').toWellFormed()]))
