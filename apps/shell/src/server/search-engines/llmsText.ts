import type { SiteData } from '../api/siteData.ts'
import { staticPages } from './staticPages.ts'
import { llmsTexts } from './searchEngines.texts.ts'

export interface LlmsInput {
  /** See `Host`; without one addresses are relative. */
  origin: string
  topics: NonNullable<SiteData['topics']>
  shopName: string
  remotes: Parameters<typeof staticPages>[0]
}

/** `llms.txt`: description of the store and its pages, in the format of llmstxt.org. */
export function llmsText({ origin, topics, shopName, remotes }: LlmsInput): string {
  const link = (name: string, path: string, note = '') => `- [${name}](${origin}${path})${note && `: ${note}`}`
  const pages = staticPages(remotes).filter(({ pattern }) => pattern !== '/')
  return [
    `# ${shopName}`,
    '',
    `> ${llmsTexts.summary(topics.totalCount, topics.data.length)}`,
    '',
    llmsTexts.note,
    '',
    `## ${llmsTexts.catalogue}`,
    '',
    ...topics.data.map(({ name, url, count }) => link(name, url, llmsTexts.count(count))),
    ...(pages.length > 0 ? ['', `## ${llmsTexts.pages}`, ''] : []),
    ...pages.map(({ title, pattern }) => link(title, pattern)),
    '',
    `## ${llmsTexts.more}`,
    '',
    link(llmsTexts.search, '/search/?what=', llmsTexts.searchNote),
    ...(origin ? [link(llmsTexts.sitemap, '/sitemap.xml')] : []),
    link(llmsTexts.api, '/api/docs'),
    '',
  ].join('\n')
}
