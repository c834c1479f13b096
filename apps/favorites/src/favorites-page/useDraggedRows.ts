import { useEffect, useRef, type RefObject } from 'react'

/**
 * Lets rows be dragged by their grips. The code comes once a pointer comes near the list.
 * @param order changes when the rows do
 */
export function useDraggedRows(
  list: RefObject<HTMLElement | null>,
  order: unknown,
  onMove: (guid: string, targetGuid: string) => void,
): void {
  const latestMove = useRef(onMove)
  useEffect(() => {
    latestMove.current = onMove
  })

  useEffect(() => {
    const box = list.current
    if (!box) return
    let end: (() => void) | undefined
    let isOver = false
    async function begin() {
      box!.removeEventListener('pointerover', start)
      const { dragRows } = await import(/* webpackChunkName: "drag-rows" */ './dragRows.ts')
      if (!isOver) end = dragRows(box!, (guid, targetGuid) => latestMove.current(guid, targetGuid))
    }
    // Without the code the arrow keys and the menu still move rows.
    const start = () => void begin().catch(() => undefined)
    box.addEventListener('pointerover', start)
    return () => {
      isOver = true
      box.removeEventListener('pointerover', start)
      end?.()
    }
  }, [list, order])
}
