/** Structured data for search engines, escaped so that no text in it can end the script element. */
export function JsonLd({ value }: { value: object }) {
  const html = JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />
}
