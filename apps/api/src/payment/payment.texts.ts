import { formatPrice } from '@verstak/money'
import type { RefundReason } from './refundPayment.ts'

const WHY: Record<RefundReason, string> = {
  'order-over': 'Оплата пришла, когда время на неё уже вышло, а товаров на складе больше не было.',
  'amount-differs': 'Сумма оплаты не совпала с суммой к оплате.',
  'paid-twice': 'Заказ уже был оплачен.',
  'order-cancelled': 'Заказ отменён.',
  return: 'Мы приняли возврат товаров.',
}

export const paymentTexts = {
  description: (number: number) => `Заказ № ${number}`,
  moneyBackMail: (number: number, amount: number, reason: RefundReason, name: string) => ({
    subject: `Заказ № ${number}: возвращаем деньги`,
    text:
      `Здравствуйте, ${name}!\n\n${WHY[reason]} Мы возвращаем ${formatPrice(amount)} тем же способом, которым вы платили. ` +
      'Срок зависит от банка: обычно до трёх рабочих дней.',
  }),
} as const
