import { isbot } from 'isbot'

/** Browsers without a window, and Lighthouse, look at pages as people do: what they measure is what people get. */
const MEASURING = /Headless(?=Chrome\/)| ?Chrome-Lighthouse/g
/** What a phone or tablet calls itself, such as Discovery or Spider: between the version of Android and the end of the bracket. */
const DEVICE = /(?<=\(Linux;[^()]*Android[^;()]*);[^()]*(?=\))/g
/** Browsers, apps, phones with keys and televisions: people hold them, though parts of their names are those of crawlers. */
const PEOPLE =
  /CUBOT|SogouM(?:obileBrowser|SE)|SogouSearch Android|\bGSA\/|\bGoogleApp\b|MicroMessenger|AppleNews|NewsApp|IEMobile|KAIOS|MIDP|CLDC|MAUI|Bada\/|HbbTV|CE-HTML|NETRANGEMMH|VIDAA|GoogleTV|QQDownload|chromeframe/i
/** Yet a crawler that goes about as one of them says what it is. */
const CRAWLER = /(?<!cu)bot\b|crawl|spider|https?:/i

/** True for programs that read pages for others; false for people, whatever they hold in their hands. */
export function isCrawlerAgent(userAgent: string): boolean {
  const agent = userAgent
    .replace(MEASURING, '')
    .replace(DEVICE, (device) => (/compatible|https?:|bot[/-]/i.test(device) ? device : ''))
  return PEOPLE.test(userAgent) ? CRAWLER.test(agent) : isbot(agent)
}
