import type { ContentDocument } from '@verstak/contracts/content'
import { photoInText } from '@verstak/contracts/photo'
import { withoutMarkup } from '@verstak/contracts/inlineMarkup'
import { contentTexts } from './content.texts.ts'

/** What search engines read: questions as FAQPage, news and articles as such; null for other pages. */
export function contentJsonLd(
  document: ContentDocument,
  publicOrigin: string,
  shopName: string = contentTexts.shop,
): object | null {
  const { kind, title, description, path, publishedAt, changedAt, author, blocks, cover } = document
  const questions = blocks.flatMap((block) => (block.kind === 'accordion' ? block.items : []))
  if (kind === 'news' || kind === 'article') {
    return {
      '@context': 'https://schema.org',
      '@type': kind === 'news' ? 'NewsArticle' : 'Article',
      headline: title,
      description,
      url: publicOrigin + path,
      ...(cover !== undefined && { image: publicOrigin + photoInText(cover) }),
      datePublished: publishedAt,
      dateModified: changedAt,
      author: author === '' ? { '@type': 'Organization', name: shopName } : { '@type': 'Person', name: author },
    }
  }
  if (questions.length === 0) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: withoutMarkup(answer) },
    })),
  }
}
