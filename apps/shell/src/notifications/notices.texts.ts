import { countOf } from '@verstak/plural'
import { NOTICE } from './noticeNames.ts'
import type { SentenceName } from './noticeNames.ts'
import { NOTICE_LINKS } from './noticeLinks.ts'

/** One sentence and its link. */
export interface Sentence {
  text: string
  link: string
  href: string
}

export const sentences: Record<SentenceName, Sentence> = {
  newOrdersFilter: {
    text: 'Теперь заказы можно отобрать по статусу, дате и получателю.',
    link: 'К заказам',
    href: '/user/orders/all/',
  },
  newPostPaymentTypes: {
    text: 'Появились новые способы оплаты после получения.',
    link: 'Способы оплаты',
    href: '/payment-methods/',
  },
  onboardingNotificationSettings: {
    text: 'Выберите, о чём вам сообщать и куда присылать сообщения.',
    link: 'Настроить',
    href: '/user/personal-data/',
  },
  onboardingPostpay: {
    text: 'Вашей организации доступна оплата после получения.',
    link: 'Условия и баланс',
    href: '/user/balance/',
  },
  newDocumentsFilter: {
    text: 'Теперь документы можно отобрать по виду и дате.',
    link: 'К документам',
    href: '/user/documents/',
  },
  onboardingOrderAvailableForReview: {
    text: 'Вы получили заказ. Расскажите, подошли ли товары: это поможет другим покупателям.',
    link: 'Оставить отзыв',
    href: '/user/reviews/',
  },
  managerChangeNotification: {
    text: 'У вашей организации новый менеджер.',
    link: 'Кто он и как с ним связаться',
    href: '/user/dashboard/',
  },
  extendedAccessGranted: {
    text: 'Вашим организациям открыт расширенный доступ.',
    link: 'К организациям',
    href: '/user/organizations/',
  },
  [NOTICE.guestOnboarding]: {
    text: 'Войдите, чтобы видеть свои цены и скидки и следить за заказами.',
    link: 'Войти',
    href: NOTICE_LINKS.signIn,
  },
  [NOTICE.businessInformer]: {
    text: 'Покупаете для компании? Для юрлиц и ИП — свои цены и документы для бухгалтерии.',
    link: 'Условия для компаний',
    href: NOTICE_LINKS.forCompanies,
  },
}

export const noticeTexts = {
  close: 'Закрыть уведомление',
  companyOffer: {
    title: 'Покупайте от имени компании',
    benefits: ['Специальные цены для юрлиц и ИП', 'Возврат НДС до 20 %', 'Все документы для бухгалтерии'],
    addOrganization: 'Добавить организацию',
    later: 'Не сейчас',
  },
  firstOrganization: {
    steps: [
      'Организация добавлена: теперь можно покупать от её имени.',
      'Здесь можно сменить, от чьего имени вы покупаете: своего или организации.',
      'Заказы, документы и баланс организации — в её личном кабинете.',
    ],
    count: (step: number, all: number) => `${step} из ${all}`,
    next: 'Дальше',
    done: 'Понятно',
  },
  prepayment: {
    text: 'Заказ ждёт оплаты',
    products: (quantity: number) => countOf(quantity, { one: 'товар', few: 'товара', many: 'товаров' }),
    until: (moment: string) => `оплатите до ${moment}`,
    notNow: 'Не сейчас',
    pay: 'Перейти к оплате',
  },
} as const
