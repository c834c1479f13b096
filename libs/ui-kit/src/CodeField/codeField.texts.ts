/** Name of a one-time code, and what its empty field says (001 §5). */
export const codeLabel = 'Код из SMS'
