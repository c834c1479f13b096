import { isbot } from 'isbot'

/** Headless browsers and Lighthouse get the same pages as visitors, so that they measure these. */
const MEASURING = /Headless(?=Chrome\/)| ?Chrome-Lighthouse/g
/** Device model, such as Discovery or Spider: between the Android version and the closing bracket. */
const DEVICE = /(?<=\(Linux;[^()]*Android[^;()]*);[^()]*(?=\))/g
/** Browsers, apps, feature phones and televisions whose names contain parts of crawler names. */
const PEOPLE =
  /CUBOT|SogouM(?:obileBrowser|SE)|SogouSearch Android|\bGSA\/|\bGoogleApp\b|MicroMessenger|AppleNews|NewsApp|IEMobile|KAIOS|MIDP|CLDC|MAUI|Bada\/|HbbTV|CE-HTML|NETRANGEMMH|VIDAA|GoogleTV|QQDownload|chromeframe/i
/** A crawler that imitates one of them still identifies itself. */
const CRAWLER = /(?<!cu)bot\b|crawl|spider|https?:/i

/** True for crawlers; false for visitors with any device. */
export function isCrawlerAgent(userAgent: string): boolean {
  const agent = userAgent
    .replace(MEASURING, '')
    .replace(DEVICE, (device) => (/compatible|https?:|bot[/-]/i.test(device) ? device : ''))
  return PEOPLE.test(userAgent) ? CRAWLER.test(agent) : isbot(agent)
}
