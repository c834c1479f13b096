import { useEffect, useImperativeHandle } from 'react'
import { placeOf, type RowsProps } from './rows.tsx'

/** All rows of a list that is not long, or the first ones of a long list while the code for it comes. */
export function PlainRows({ count, most = count, keyOf, render, stop, box, ref }: RowsProps) {
  const rows = () => [...(box.current?.querySelectorAll<HTMLElement>('[data-index]') ?? [])]

  useImperativeHandle(ref, () => ({
    scrollTo: (index) => rows()[index]?.scrollIntoView?.({ block: 'nearest' }),
    inSight() {
      const { scrollTop = 0, clientHeight = 0 } = box.current ?? {}
      const seen = rows().flatMap(({ offsetTop, offsetHeight }, index) =>
        offsetTop >= scrollTop && offsetTop + offsetHeight <= scrollTop + clientHeight ? [index] : [],
      )
      return seen.length > 0 ? { first: seen[0]!, last: seen.at(-1)! } : null
    },
  }))

  // To the chosen point, once.
  useEffect(() => {
    if (stop > 0) rows()[stop]?.scrollIntoView?.({ block: 'nearest' })
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return (
    <>
      {Array.from({ length: Math.min(most, count) }, (_, index) => (
        <div key={keyOf(index)} {...placeOf(index, count)}>
          {render(index)}
        </div>
      ))}
    </>
  )
}
