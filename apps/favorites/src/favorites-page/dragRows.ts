import { AutoScroller, DragDropManager, Draggable, Droppable, PointerSensor } from '@dnd-kit/dom'

/**
 * Lets the rows of a list be dragged by their grips, `[data-grip]`. Loaded late.
 * @param onMove called with the guids of the dropped row and of the one whose place it takes
 * @returns ends it
 */
export function dragRows(list: HTMLElement, onMove: (guid: string, targetGuid: string) => void): () => void {
  const manager = new DragDropManager({ plugins: [AutoScroller], sensors: [PointerSensor] })
  const rowOf = (id: string | number | undefined) =>
    id === undefined ? null : list.querySelector<HTMLElement>(`[data-row="${id}"]`)

  function show(id: string | number | undefined) {
    for (const row of list.querySelectorAll<HTMLElement>('[data-target]')) delete row.dataset['target']
    const target = rowOf(id)
    if (target) target.dataset['target'] = ''
  }

  for (const row of list.querySelectorAll<HTMLElement>('[data-row]')) {
    const handle = row.querySelector('[data-grip]')
    const id = row.dataset['row']
    if (!handle || id === undefined) continue
    new Draggable({ id, element: row, handle }, manager)
    new Droppable({ id, element: row }, manager)
  }

  manager.monitor.addEventListener('dragstart', ({ operation: { source } }) => {
    const row = rowOf(source?.id)
    if (row) row.dataset['dragged'] = ''
  })
  manager.monitor.addEventListener('dragmove', ({ operation: { source, transform } }) => {
    const row = rowOf(source?.id)
    if (row) row.style.translate = `0 ${transform.y}px`
  })
  manager.monitor.addEventListener('dragover', ({ operation: { source, target } }) => {
    show(target?.id === source?.id ? undefined : target?.id)
  })
  manager.monitor.addEventListener('dragend', ({ canceled, operation: { source, target } }) => {
    show(undefined)
    const row = rowOf(source?.id)
    if (row) {
      delete row.dataset['dragged']
      row.style.translate = ''
    }
    if (!canceled && source && target && source.id !== target.id) onMove(String(source.id), String(target.id))
  })
  return () => manager.destroy()
}
