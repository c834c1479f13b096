/** Messages about the comparison. */
export const compareToggleTexts = {
  added: 'Товар добавлен в\u00A0сравнение',
  open: 'Перейти к\u00A0сравнению',
}
