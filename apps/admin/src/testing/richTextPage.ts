import { act } from '@testing-library/react'

/** jsdom lays nothing out; editors ask where their cursor is. */
export function setupEditors(): void {
  const none = { ...new DOMRect(), toJSON: () => ({}) }
  Range.prototype.getBoundingClientRect = () => none
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null })
  document.elementFromPoint = () => null
}

/** Chooses words of an editor's text, as a mouse would. */
export function selectWords(editor: HTMLElement, words: string): void {
  const walker = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const start = node.textContent!.indexOf(words)
    if (start < 0) continue
    act(() => {
      editor.focus()
      document.getSelection()!.setBaseAndExtent(node, start, node, start + words.length)
      document.dispatchEvent(new Event('selectionchange'))
    })
    return
  }
  throw new Error(`«${words}» is not in the editor.`)
}

/** Pastes what another program has copied. */
export function paste(editor: HTMLElement, html: string): void {
  const event = new Event('paste', { bubbles: true, cancelable: true })
  const clipboardData = {
    getData: (type: string) => (type === 'text/html' ? html : ''),
    types: ['text/html'],
    files: [],
  }
  act(() => void editor.dispatchEvent(Object.assign(event, { clipboardData })))
}
