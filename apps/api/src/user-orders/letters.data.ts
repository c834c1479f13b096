/** Letters that names write for each other. */
export const YO = 'ё'
export const YE = 'е'
