const BLOCKS = 'p, div, section, article, ul, ol, li, h1, h2, h3, h4, h5, h6, table, tbody, tr, td, th, blockquote, br'

/** Makes one paragraph of what is pasted: an editor of one paragraph would take the first and leave the others out. */
export function oneParagraph(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const unseen of body.querySelectorAll('style, script, title')) unseen.remove()
  for (const block of body.querySelectorAll(BLOCKS)) block.replaceWith(...block.childNodes, ' ')
  return `<p>${body.innerHTML.trim()}</p>`
}
