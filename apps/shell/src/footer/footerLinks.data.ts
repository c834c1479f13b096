/** An external link of the footer. */
export interface OuterLink {
  name: string
  href: string
}

/** External pages about the company. Replace them by the shop's own addresses. */
export const companyLinks: readonly OuterLink[] = [
  { name: 'О компании', href: 'https://company.verstak.example/' },
  { name: 'Инвесторам', href: 'https://company.verstak.example/investors/' },
  { name: 'Поставщикам', href: 'https://suppliers.verstak.example/' },
  { name: 'Работа у нас', href: 'https://jobs.verstak.example/' },
  { name: 'Аренда помещений', href: 'https://company.verstak.example/rent/' },
  { name: 'Партнёрская программа', href: 'https://partners.verstak.example/' },
]

/** Social networks for private buyers. */
export const socialLinks: readonly OuterLink[] = [
  { name: 'ВКонтакте', href: 'https://vk.example/verstak' },
  { name: 'Телеграм', href: 'https://telegram.example/verstak' },
  { name: 'Одноклассники', href: 'https://ok.example/verstak' },
  { name: 'Дзен', href: 'https://dzen.example/verstak' },
  { name: 'Rutube', href: 'https://rutube.example/verstak' },
  { name: 'VK Видео', href: 'https://vkvideo.example/verstak' },
]

/** Social networks for companies. */
export const businessSocialLinks: readonly OuterLink[] = [
  { name: 'Телеграм', href: 'https://telegram.example/verstak_b2b' },
  { name: 'ВКонтакте', href: 'https://vk.example/verstak_b2b' },
]

/** Links to the app, with its rating if the app store shows one. */
export const appLinks: readonly (OuterLink & { rating?: string })[] = [
  { name: 'App Store', href: 'https://apps.apple.example/verstak', rating: '4,7 (12 тыс.)' },
  { name: 'Google Play', href: 'https://play.google.example/verstak', rating: '4,8 (116 тыс.)' },
  { name: 'AppGallery', href: 'https://appgallery.huawei.example/verstak' },
]

/** The carriers' terms, served by the store itself. */
export const CARRIER_TERMS = '/assets/usloviya-perevozchikov.pdf'

/** The page of the newsletter, whose form opens as a window. */
export const SUBSCRIBE_PAGE = '/subscribe/'

/** The store's own pages, in the order of the footer; those without a released owner are left out. */
export const storePages = {
  help: ['/courier-delivery/', '/region-delivery/', '/payment-methods/', '/services/center/', '/faq/'],
  more: ['/brands/', '/our-actions/', '/b2b/', '/certificates/'],
  /** For people only: nobody else has anything there. The tab bar of a phone has no room for it. */
  own: ['/compare/'],
  legal: [
    '/legal/user-agreement/',
    '/legal/confidential/',
    '/legal/personal/',
    '/legal/trade-rules/',
    '/legal/requisites/',
    '/legal/recommendation-technologies/',
  ],
} as const
