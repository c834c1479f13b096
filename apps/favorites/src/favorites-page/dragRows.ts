import { AutoScroller, DragDropManager, Draggable, PointerSensor } from '@dnd-kit/dom'

/**
 * Lets the rows of a list be dragged by their grips, `[data-grip]`. Loaded late.
 * @param onMove called with the guids of the dropped row and of the one whose place it takes
 * @returns ends it
 */
export function dragRows(list: HTMLElement, onMove: (guid: string, targetGuid: string) => void): () => void {
  // The default feedback of the package writes a stylesheet, which the page's policy refuses.
  const manager = new DragDropManager({ plugins: [AutoScroller], sensors: [PointerSensor] })
  let dragged: HTMLElement | null = null
  let target: HTMLElement | null = null

  for (const element of list.querySelectorAll<HTMLElement>('[data-row]')) {
    const handle = element.querySelector('[data-grip]')
    const id = element.dataset['row']
    if (handle && id !== undefined) new Draggable({ id, element, handle }, manager)
  }

  /** Marks the row below the pointer; the dragged one lets it through. */
  function aim({ x, y }: { x: number; y: number }) {
    const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-row]') ?? null
    if (row === target) return
    if (target) delete target.dataset['target']
    target = row && list.contains(row) && row !== dragged ? row : null
    if (target) target.dataset['target'] = ''
  }

  manager.monitor.addEventListener('dragstart', ({ operation: { source } }) => {
    dragged = list.querySelector<HTMLElement>(`[data-row="${source?.id}"]`)
    if (dragged) dragged.dataset['dragged'] = ''
  })
  manager.monitor.addEventListener('dragmove', ({ to }) => {
    if (!dragged || !to) return
    dragged.style.translate = `0 ${to.y - manager.dragOperation.position.initial.y}px`
    aim(to)
  })
  manager.monitor.addEventListener('dragend', ({ canceled }) => {
    const [from, onto] = [dragged?.dataset['row'], target?.dataset['row']]
    if (target) delete target.dataset['target']
    if (dragged) {
      delete dragged.dataset['dragged']
      dragged.style.translate = ''
    }
    dragged = target = null
    if (!canceled && from !== undefined && onto !== undefined) onMove(from, onto)
  })
  return () => manager.destroy()
}
