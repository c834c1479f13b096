/** What staff is told. */
export const staffTexts = {
  cancelReason: 'Напишите покупателю, почему заказ отменён',
  marksMissing: (codes: number) => `Не отсканировано кодов маркировки: ${codes}`,
  markTaken: 'Этот код уже отсканирован',
  allScanned: 'Все коды этой позиции отсканированы',
}
