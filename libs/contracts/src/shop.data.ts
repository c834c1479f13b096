/** Name of the shop until its staff sets another one. */
export const SHOP_NAME = 'Верстак'

/** Links of the footer until the staff sets others. Every store replaces them by its own. */
export const FOOTER_LINKS = {
  companyLinks: [
    { name: 'О компании', href: 'https://company.verstak.example/' },
    { name: 'Инвесторам', href: 'https://company.verstak.example/investors/' },
    { name: 'Поставщикам', href: 'https://suppliers.verstak.example/' },
    { name: 'Работа у нас', href: 'https://jobs.verstak.example/' },
    { name: 'Аренда помещений', href: 'https://company.verstak.example/rent/' },
    { name: 'Партнёрская программа', href: 'https://partners.verstak.example/' },
  ],
  socialLinks: [
    { name: 'ВКонтакте', href: 'https://vk.example/verstak' },
    { name: 'Телеграм', href: 'https://telegram.example/verstak' },
    { name: 'Одноклассники', href: 'https://ok.example/verstak' },
    { name: 'Дзен', href: 'https://dzen.example/verstak' },
    { name: 'Rutube', href: 'https://rutube.example/verstak' },
    { name: 'VK Видео', href: 'https://vkvideo.example/verstak' },
  ],
  businessLinks: [
    { name: 'Телеграм', href: 'https://telegram.example/verstak_b2b' },
    { name: 'ВКонтакте', href: 'https://vk.example/verstak_b2b' },
  ],
  appLinks: [
    { name: 'App Store', href: 'https://apps.apple.example/verstak', rating: '4,7 (12 тыс.)' },
    { name: 'Google Play', href: 'https://play.google.example/verstak', rating: '4,8 (116 тыс.)' },
    { name: 'AppGallery', href: 'https://appgallery.huawei.example/verstak', rating: '' },
  ],
}
