export const fromLabel = 'от'

export const toLabel = 'до'

/** @param name what is measured: `Цена, ₽` */
export const fromFieldLabel = (name: string): string => `${name}, от`

export const toFieldLabel = (name: string): string => `${name}, до`
