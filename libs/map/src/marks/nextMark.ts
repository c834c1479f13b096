const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The mark that an arrow key leads to: the nearest one on that side, straight ahead rather than aside. */
export function nextMark<Mark extends HTMLElement>(
  from: HTMLElement,
  marks: readonly Mark[],
  key: string,
): Mark | undefined {
  const direction = DIRECTIONS[key]
  if (!direction) return undefined
  const here = centreOf(from)
  let best: { mark: Mark; cost: number } | undefined
  for (const mark of marks) {
    const there = centreOf(mark)
    const [x, y] = [there[0] - here[0], there[1] - here[1]]
    const ahead = x * direction[0] + y * direction[1]
    const aside = Math.abs(x * direction[1]) + Math.abs(y * direction[0])
    if (mark === from || ahead <= 0) continue
    const cost = ahead + 2 * aside
    if (!best || cost < best.cost) best = { mark, cost }
  }
  return best?.mark
}

function centreOf(element: HTMLElement): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}
