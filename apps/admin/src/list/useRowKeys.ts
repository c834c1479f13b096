import { useEffect, useRef } from 'react'

const KEYED = 'data-keys'
/** Fields keep their letters. */
const TYPES = 'input, textarea, select, [contenteditable]'

/**
 * Gives a ref for a list whose rows are walked by keys: J the next, K the one before, Enter opens, `/` goes to the search. The
 * focus moves from link to link of tables and of `data-rows`, so that it is seen and read aloud as any other.
 */
export function useRowKeys() {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.setAttribute(KEYED, '')
    const listen = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey
      const target = event.target as Element
      if (!list.current || event.defaultPrevented || hasModifier || target.closest?.(TYPES)) return
      // Of several lists the one with the focus, else the first that can do it.
      const own = target.closest?.(`[${KEYED}]`)
      if (own && own !== list.current) return
      if (stepTo(list.current, event)) event.preventDefault()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return list
}

/** Moves the focus as a key asks. @returns whether it moved */
function stepTo(list: HTMLElement, { code, key }: KeyboardEvent): boolean {
  // By the place of the key: with Russian letters J is «о».
  if (code === 'KeyJ' || code === 'KeyK') return walk(list, code === 'KeyJ' ? 1 : -1)
  const search = key === '/' && list.querySelector<HTMLInputElement>('input[type=search]')
  if (!search) return false
  search.focus()
  return true
}

function walk(list: HTMLElement, step: 1 | -1): boolean {
  const rows = [...list.querySelectorAll<HTMLElement>('tbody tr, [data-rows] > li')].flatMap((row) => {
    const first =
      row.querySelector<HTMLElement>('th a[href], th button') ?? row.querySelector<HTMLElement>('a[href], button')
    return first ? [{ row, first }] : []
  })
  const present = rows.findIndex(({ row }) => row.contains(document.activeElement))
  const next = present < 0 ? (step > 0 ? 0 : rows.length - 1) : present + step
  rows[next]?.first.focus()
  return rows.length > 0
}
