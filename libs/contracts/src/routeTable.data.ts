import type { RouteRow } from './routeRow.contract.ts'

const legalPages = [
  ['confidential', 'Confidential', 'Политика конфиденциальности'],
  ['user-agreement', 'UserAgreement', 'Пользовательское соглашение'],
  ['personal', 'Personal', 'Политика обработки персональных данных'],
  ['personal-consent', 'Info', 'Согласие на обработку персональных данных'],
  ['marketing-consent', 'Info', 'Согласие на получение рекламных рассылок'],
  ['loyalty', 'Loyalty', 'Правила программы лояльности'],
  ['trade-rules', 'TradeRules', 'Правила торговли'],
  ['requisites', 'Requisites', 'Реквизиты'],
  ['recommendation-technologies', 'RecommendationTechnologies', 'Рекомендательные технологии'],
] as const

const staffPages = [
  ['product', 'Редактирование товара'],
  ['category', 'Редактирование категории'],
  ['brand', 'Редактирование бренда'],
  ['tag-page', 'Редактирование подборки'],
  ['news', 'Редактирование новостей'],
  ['articles', 'Редактирование статей'],
  ['reviews', 'Проверка отзывов'],
] as const

/** Other pages of the back office. */
const staffLists = [
  ['', 'Сводка'],
  ['promotions/', 'Промокоды'],
  ['promotions/{promoId}/', 'Промокод'],
  ['promotions/banners/', 'Акции и баннеры'],
  ['promotions/banners/{bannerId}/', 'Акция'],
  ['promotions/bars/', 'Полосы над шапкой'],
  ['promotions/bars/{barId}/', 'Полоса над шапкой'],
  ['users/', 'Покупатели'],
  ['organizations/', 'Организации'],
  ['organizations/{organizationId}/', 'Организация'],
  ['exchange/', 'Обмен товарами'],
  ['exchange/{runId}/', 'Загрузка товаров'],
  ['releases/', 'Выпуски'],
  ['flags/', 'Переключатели'],
  ['flags/{flagName}/', 'Переключатель'],
  ['staff/', 'Сотрудники'],
  ['staff/{staffId}/', 'Сотрудник'],
  ['orders/', 'Заказы'],
  ['orders/sheets/', 'Листы сборки'],
  ['orders/{orderGuid}/', 'Заказ'],
  ['content/', 'Страницы'],
  ['content/{documentId}/', 'Редактирование страницы'],
  ['redirects/', 'Переадресации'],
  ['redirects/{redirectId}/', 'Переадресация'],
  ['chat/', 'Чат'],
  ['journal/', 'Журнал'],
] as const

/** All addresses of the store. If several patterns match, the first one wins. */
export const routeTable: readonly RouteRow[] = [
  { pattern: '/', owner: 'home', pageType: 'Home', title: 'Главная', isIndexed: true },

  { pattern: '/search/', owner: 'listing', pageType: 'Search', title: 'Поиск' },
  { pattern: '/search/page{pageId}/', owner: 'listing', pageType: 'Search', title: 'Поиск' },
  { pattern: '/sale/{saleName}/', owner: 'listing', pageType: 'Sale', title: 'Распродажа' },
  { pattern: '/sale/{saleName}/page{pageId}/', owner: 'listing', pageType: 'Sale', title: 'Распродажа' },
  {
    pattern: '/sale/{saleName}/{categoryName}-{categoryId}/',
    owner: 'listing',
    pageType: 'Sale',
    title: 'Распродажа в категории',
  },
  {
    pattern: '/sale/{saleName}/{categoryName}-{categoryId}/page{pageId}/',
    owner: 'listing',
    pageType: 'Sale',
    title: 'Распродажа в категории',
  },
  { pattern: '/brand/{brandName}-{brandId}/', owner: 'listing', pageType: 'Brand', title: 'Бренд' },
  { pattern: '/brand/{brandName}-{brandId}/page{pageId}/', owner: 'listing', pageType: 'Brand', title: 'Бренд' },
  { pattern: '/category/{categoryName}-{categoryId}/', owner: 'listing', pageType: 'Category', title: 'Категория' },
  {
    pattern: '/category/{categoryName}-{categoryId}/page{pageId}/',
    owner: 'listing',
    pageType: 'Category',
    title: 'Категория',
  },
  {
    pattern: '/category/{categoryName}-{categoryId}/{brandName}-{brandId}/',
    owner: 'listing',
    pageType: 'Category',
    title: 'Категория: один бренд',
  },
  {
    pattern: '/category/{categoryName}-{categoryId}/{brandName}-{brandId}/page{pageId}/',
    owner: 'listing',
    pageType: 'Category',
    title: 'Категория: один бренд',
  },
  { pattern: '/tag-page/{tagPageName}-{categoryId}/', owner: 'listing', pageType: 'tagPage', title: 'Подборка' },
  {
    pattern: '/tag-page/{tagPageName}-{categoryId}/page{pageId}/',
    owner: 'listing',
    pageType: 'tagPage',
    title: 'Подборка',
  },
  {
    pattern: '/tag-page/{tagPageName}-{categoryId}/{brandName}-{brandId}/',
    owner: 'listing',
    pageType: 'tagPage',
    title: 'Подборка: один бренд',
  },
  {
    pattern: '/tag-page/{tagPageName}-{categoryId}/{brandName}-{brandId}/page{pageId}/',
    owner: 'listing',
    pageType: 'tagPage',
    title: 'Подборка: один бренд',
  },
  { pattern: '/recommended/', owner: 'listing', pageType: 'Listing', title: 'Рекомендуем', isIndexed: true },

  { pattern: '/product/{productName}-{productId}/', owner: 'product', pageType: 'Product', title: 'Товар' },
  ...(
    [
      ['discussions', 'Discussions', 'Вопросы о товаре'],
      ['otzyvy', 'Reviews', 'Отзывы о товаре'],
      ['add-review', 'AddReview', 'Новый отзыв'],
    ] as const
  ).map(([segment, pageType, title]) => ({
    pattern: `/product/{productName}-{productId}/${segment}/`,
    owner: 'reviews' as const,
    pageType,
    title,
  })),
  {
    pattern: '/product/{productName}-{productId}/consumables/',
    owner: 'product',
    pageType: 'Consumables',
    title: 'Расходные материалы',
  },
  {
    pattern: '/product/{productName}-{productId}/otzyvy/page{pageId}/',
    owner: 'reviews',
    pageType: 'Reviews',
    title: 'Отзывы о товаре',
  },
  ...[
    '/category/{categoryName}-{categoryId}/otzyvy/',
    '/category/{categoryName}-{categoryId}/otzyvy/page{pageId}/',
    '/category/{categoryName}-{categoryId}/{brandName}-{brandId}/otzyvy/',
    '/category/{categoryName}-{categoryId}/{brandName}-{brandId}/otzyvy/page{pageId}/',
  ].map((pattern) => ({
    pattern,
    owner: 'reviews' as const,
    pageType: 'Reviews' as const,
    title: 'Отзывы о товарах категории',
  })),

  { pattern: '/cart-checkout/', owner: 'cart', pageType: 'Cart', title: 'Корзина и оформление заказа' },
  { pattern: '/cart/', owner: 'cart', pageType: 'Cart', title: 'Корзина и оформление заказа' },
  { pattern: '/cart-checkout/thanks/', owner: 'cart', pageType: 'Checkout', title: 'Заказ оформлен' },
  { pattern: '/pay-order/', owner: 'cart', pageType: 'Checkout', title: 'Оплата заказа' },
  { pattern: '/checkout/payment/', owner: 'cart', pageType: 'Checkout', title: 'Оплата заказа' },

  { pattern: '/compare/', owner: 'compare', pageType: 'Compare', title: 'Сравнение товаров' },
  { pattern: '/compare/{categoryGuid}/', owner: 'compare', pageType: 'Compare', title: 'Сравнение товаров категории' },
  { pattern: '/user/favorites/', owner: 'favorites', pageType: 'Pcabinet', title: 'Избранное' },

  { pattern: '/login/', owner: 'auth', pageType: 'Info', title: 'Вход или регистрация' },

  { pattern: '/user/dashboard/', owner: 'account', pageType: 'Pcabinet', title: 'Личный кабинет' },
  { pattern: '/user/orders/all/', owner: 'account', pageType: 'Pcabinet', title: 'Мои заказы' },
  { pattern: '/user/orders/{orderGuid}/', owner: 'account', pageType: 'Pcabinet', title: 'Заказ' },
  { pattern: '/user/profile/', owner: 'account', pageType: 'Pcabinet', title: 'Профиль' },
  { pattern: '/user/devices/', owner: 'account', pageType: 'Pcabinet', title: 'Устройства' },
  { pattern: '/user/lists/', owner: 'account', pageType: 'Pcabinet', title: 'Списки закупок' },
  { pattern: '/user/lists/{listGuid}/', owner: 'account', pageType: 'Pcabinet', title: 'Список закупок' },
  { pattern: '/user/organizations/', owner: 'account', pageType: 'Pcabinet', title: 'Мои организации' },
  { pattern: '/user/organizations/add/', owner: 'account', pageType: 'Pcabinet', title: 'Новая организация' },
  { pattern: '/user/reviews/', owner: 'account', pageType: 'Pcabinet', title: 'Мои отзывы и вопросы' },
  { pattern: '/user/documents/', owner: 'account', pageType: 'Pcabinet', title: 'Документы по заказам' },
  { pattern: '/user/balance/', owner: 'account', pageType: 'Pcabinet', title: 'Баланс' },
  { pattern: '/user/promo/', owner: 'account', pageType: 'Pcabinet', title: 'Промокоды' },
  { pattern: '/user/personal-data/', owner: 'account', pageType: 'Pcabinet', title: 'Личные данные' },
  { pattern: '/user/personal-price/', owner: 'account', pageType: 'Pcabinet', title: 'Моя скидка' },

  { pattern: '/region-delivery/', owner: 'delivery', pageType: 'Info', title: 'Доставка в регионы', isIndexed: true },
  { pattern: '/courier-delivery/', owner: 'delivery', pageType: 'Info', title: 'Доставка курьером', isIndexed: true },

  {
    pattern: '/offices/{domain}-{descendantId}/',
    owner: 'content',
    pageType: 'Info',
    title: 'Адреса магазинов в городе',
  },
  { pattern: '/offices/{regionDomain}/', owner: 'content', pageType: 'Info', title: 'Адреса магазинов' },
  { pattern: '/b2b/', owner: 'content', pageType: 'Info', title: 'Компаниям', isIndexed: true },
  { pattern: '/our-actions/', owner: 'content', pageType: 'OurActions', title: 'Акции', isIndexed: true },
  { pattern: '/promo-page/{promoPath}/', owner: 'content', pageType: 'Info', title: 'Акция' },
  { pattern: '/payment-methods/', owner: 'content', pageType: 'Info', title: 'Способы оплаты', isIndexed: true },
  {
    pattern: '/service-and-support/',
    owner: 'content',
    pageType: 'Info',
    title: 'Сервис и поддержка',
    isIndexed: true,
  },
  { pattern: '/services/center/', owner: 'content', pageType: 'Info', title: 'Сервисный центр', isIndexed: true },
  { pattern: '/services/contacts/', owner: 'content', pageType: 'Info', title: 'Контакты сервиса', isIndexed: true },
  {
    pattern: '/services/brands/',
    owner: 'content',
    pageType: 'Info',
    title: 'Бренды, которые мы обслуживаем',
    isIndexed: true,
  },
  { pattern: '/faq/', owner: 'content', pageType: 'Info', title: 'Вопросы и ответы', isIndexed: true },
  { pattern: '/brands/', owner: 'content', pageType: 'Brands', title: 'Все бренды', isIndexed: true },
  { pattern: '/certificates/', owner: 'content', pageType: 'Info', title: 'Сертификаты', isIndexed: true },
  { pattern: '/news/', owner: 'content', pageType: 'Info', title: 'Новости', isIndexed: true },
  { pattern: '/news/{newsName}/', owner: 'content', pageType: 'Info', title: 'Новость' },
  { pattern: '/articles/', owner: 'content', pageType: 'Info', title: 'Статьи', isIndexed: true },
  { pattern: '/articles/{articleName}/', owner: 'content', pageType: 'Info', title: 'Статья' },
  { pattern: '/confirm-email/', owner: 'content', pageType: 'Info', title: 'Подтверждение email' },
  { pattern: '/subscribe/', owner: 'content', pageType: 'Subscribe', title: 'Подписка на рассылку', isIndexed: true },
  { pattern: '/alfa-club/', owner: 'content', pageType: 'alfa-club', title: 'Клуб покупателей', isIndexed: true },
  // The only pages that also open without the trailing slash: links use both forms.
  ...legalPages.flatMap(([segment, pageType, title]) => [
    { pattern: `/legal/${segment}/`, owner: 'content' as const, pageType, title, isIndexed: true as const },
    { pattern: `/legal/${segment}`, owner: 'content' as const, pageType, title },
  ]),

  ...staffLists.map(([path, title]) => ({
    pattern: `/admin/${path}`,
    owner: 'admin' as const,
    pageType: 'Admin' as const,
    title,
    audience: 'staff' as const,
  })),
  ...staffPages.flatMap(([segment, title]) =>
    [`/admin/${segment}/`, `/admin/${segment}/{${segment.replace('-p', 'P')}Id}/`].map((pattern) => ({
      pattern,
      owner: 'admin' as const,
      pageType: 'Admin' as const,
      title,
      audience: 'staff' as const,
    })),
  ),
]
