/** @jest-environment node */
import { layoutOf } from './layoutOf.ts'

test.each([
  [
    'desktop',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  ],
  [
    'desktop',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  ],
  [
    'desktop',
    'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
  ],
  [
    'desktop',
    'Mozilla/5.0 (Linux; Android 13; SM-X906C) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36',
  ],
  ['desktop', ''],
  [
    'mobile',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  ],
  [
    'mobile',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  ],
  ['desktop-crawler', 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)'],
  ['desktop-crawler', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  [
    'mobile-crawler',
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  ],
  // Phones whose agents do not say so: desktop mode, old browsers, Windows phones.
  ['mobile', 'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36'],
  [
    'mobile',
    'Mozilla/5.0 (Windows NT 10.0; ARM; Lumia 820) AppleWebKit/537.36 Chrome/46.0.2486.0 Safari/537.36 Edge/13',
  ],
  ['mobile', 'Mozilla/5.0 (compatible; MSIE 9.0; Windows Phone OS 7.5; Trident/5.0; IEMobile/9.0; HTC; Radar)'],
  ['mobile', 'NOKIA-N70/UC Browser7.9/28/400'],
  ['desktop-crawler', 'Radar/2.0 (+https://radar.example/bot)'],
  // What measures pages sees them as people do; a crawler that drives such a browser is still one.
  [
    'desktop',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36',
  ],
  [
    'mobile',
    'Mozilla/5.0 (Linux; Android 11; moto g power) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse',
  ],
  ['desktop', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36 Chrome-Lighthouse'],
  [
    'desktop-crawler',
    'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/141.0.0.0 Safari/537.36 (compatible; ShopBot/1.0)',
  ],
  ['desktop-crawler', 'GPTBot/1.2 (+https://openai.com/gptbot)'],
  ['desktop-crawler', 'facebookexternalhit/1.1'],
  ['desktop-crawler', 'TelegramBot (like TwitterBot)'],
  ['desktop-crawler', 'curl/8.10.1'],
])('%s for %s [SHELL-008] [SHELL-009]', (layout, userAgent) => {
  expect(layoutOf(userAgent)).toBe(layout)
})
