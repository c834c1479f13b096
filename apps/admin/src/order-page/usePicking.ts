import { readDevice, writeDevice } from '@verstak/device/deviceValue'
import { removeMark, scanMark, type StaffOrder } from '@verstak/contracts/orderStaff'
import { useEffect, useState } from 'react'
import { isMarkCode, lineOfCode, pickedKey, pickedOf, piecesLeft, withPiece, type Picked } from './picking.ts'
import { orderPageTexts as texts } from './orderPage.texts.ts'
import { useOrderCall } from './useOrderCall.ts'

type Line = StaffOrder['order']['lines'][number]

/** Gives what was taken from the shelves of an order, and takes codes as a scanner types them. */
export function usePicking({ order, marks }: StaffOrder) {
  const { guid, lines } = order
  const [picked, setPicked] = useState<Picked>({})
  const [past, setPast] = useState<readonly Line[]>([])
  /** The line whose code was scanned last: codes of pieces belong to it. */
  const [current, setCurrent] = useState<number | null>(null)
  const [error, setError] = useState('')
  const { change, isBusy } = useOrderCall(guid)

  useEffect(() => {
    const kept = Object.entries(readDevice(pickedKey(guid))).map(([place, count]) => [place, Number(count) || 0])
    // The server knows nothing of the device: first the page as it came, then what is kept.
    queueMicrotask(() => setPicked(Object.fromEntries(kept) as Picked))
  }, [guid])

  function keep(next: Picked) {
    setPicked(next)
    writeDevice(
      pickedKey(guid),
      Object.fromEntries(Object.entries(next).map(([place, count]) => [place, String(count)])),
    )
  }

  function take(line: Line): void {
    setCurrent(line.position ?? 0)
    if (pickedOf(picked, line) >= line.quantity) return setError(texts.allTaken)
    setError('')
    setPast([...past, line])
    keep(withPiece(picked, line, 1))
  }

  async function scanPiece(code: string): Promise<void> {
    const open = marks.filter(({ codes, quantity }) => codes.length < quantity)
    const mark = open.find(({ position }) => position === current) ?? (open.length === 1 ? open[0] : undefined)
    if (!mark) return setError(texts.whichMarked)
    setError('')
    await change(scanMark, { body: { guid, position: mark.position, code: code.trim() } })
  }

  return {
    picked,
    current,
    error,
    isBusy,
    left: piecesLeft(lines, picked),
    take,
    async scan(code: string): Promise<void> {
      if (code.trim() === '') return
      if (isMarkCode(code)) return scanPiece(code)
      const line = lineOfCode(lines, code)
      if (line) take(line)
      else setError(texts.unknownCode)
    },
    undo() {
      const last = past.at(-1)
      if (!last) return
      setPast(past.slice(0, -1))
      setError('')
      keep(withPiece(picked, last, -1))
    },
    dropMark: (code: string) => void change(removeMark, { body: { guid, code } }),
  }
}

/** Assembling of an order. */
export type Picking = ReturnType<typeof usePicking>
