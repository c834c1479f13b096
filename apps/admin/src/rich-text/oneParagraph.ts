const BLOCKS = 'p, div, section, article, ul, ol, li, h1, h2, h3, h4, h5, h6, table, tbody, tr, td, th, blockquote, br'

/** Makes one paragraph of what is pasted: an editor of one paragraph would take the first and leave the others out. */
export function oneParagraph(html: string): string {
  const body = bodyOf(html)
  join(body)
  return `<p>${body.innerHTML.trim()}</p>`
}

/** Makes one paragraph of each cell of what is pasted; of what is not a table alone, one paragraph as a whole. */
export function oneParagraphInCells(html: string): string {
  const body = bodyOf(html)
  const beside = body.cloneNode(true) as HTMLElement
  for (const table of beside.querySelectorAll('table')) table.remove()
  const cells = [...body.querySelectorAll('td, th')].filter((cell) => !cell.parentElement!.closest('td, th'))
  if (cells.length === 0 || beside.textContent.trim() !== '') return oneParagraph(html)
  for (const cell of cells) {
    join(cell)
    cell.innerHTML = `<p>${cell.innerHTML.trim()}</p>`
  }
  return body.innerHTML
}

/** The same of a text without markup. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')

function bodyOf(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const unseen of body.querySelectorAll('style, script, title')) unseen.remove()
  return body
}

/** Takes the blocks of an element apart. */
function join(element: Element): void {
  for (const block of element.querySelectorAll(BLOCKS)) block.replaceWith(...block.childNodes, ' ')
}
