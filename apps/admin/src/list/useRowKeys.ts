import { useEffect, useRef } from 'react'

/** Fields keep their letters. */
const TYPES = 'input, textarea, select, [contenteditable]'

/**
 * Gives a ref for a list whose rows are walked by keys: J the next, K the one before, Enter opens, `/` goes to the search. The
 * focus moves from link to link of tables and of `data-rows`, so that it is seen and read aloud as any other.
 */
export function useRowKeys() {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey
      if (!list.current || hasModifier || (event.target as Element).closest?.(TYPES)) return
      // By the place of the key: with Russian letters J is «о».
      if (event.code === 'KeyJ' || event.code === 'KeyK') walk(list.current, event.code === 'KeyJ' ? 1 : -1)
      else if (event.key === '/') list.current.querySelector<HTMLInputElement>('input[type=search]')?.focus()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return list
}

function walk(list: HTMLElement, step: 1 | -1): void {
  const rows = [...list.querySelectorAll<HTMLElement>('tbody tr, [data-rows] > li')].flatMap((row) => {
    const first =
      row.querySelector<HTMLElement>('th a[href], th button') ?? row.querySelector<HTMLElement>('a[href], button')
    return first ? [{ row, first }] : []
  })
  const present = rows.findIndex(({ row }) => row.contains(document.activeElement))
  const next = present < 0 ? (step > 0 ? 0 : rows.length - 1) : present + step
  rows[next]?.first.focus()
}
