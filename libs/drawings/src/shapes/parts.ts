import type { Ink } from '../inks.ts'

const round = (value: number) => Math.round(value * 10) / 10

const repeat = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join('')

/** A row of upright slots: `count` slots of `width`×`height`, one every `step`, the first at `x`, `y`. */
export function vents(
  x: number,
  y: number,
  count: number,
  step: number,
  width: number,
  height: number,
  ink: Ink = 'body-shade',
): string {
  return repeat(
    count,
    (index) =>
      `<rect fill="$${ink}" x="${round(x + index * step)}" y="${y}" width="${width}" height="${height}" rx="${width / 2}"/>`,
  )
}

/** A cross-head screw seen from its head. */
export function screw(x: number, y: number, radius: number, ink: Ink = 'metal-dark'): string {
  const half = radius * 0.6
  return `<circle fill="$${ink}" cx="${x}" cy="${y}" r="${radius}"/><path fill="none" stroke="$rubber" d="M${round(x - half)} ${y}h${round(half * 2)}M${x} ${round(y - half)}v${round(half * 2)}" stroke-width="1"/>`
}

/** Path data of a saw disc: `count` teeth of depth `depth` on a circle. */
export function sawTeeth(cx: number, cy: number, radius: number, count: number, depth: number): string {
  const point = (angle: number, r: number) =>
    `${(cx + r * Math.cos(angle)).toFixed(1)} ${(cy + r * Math.sin(angle)).toFixed(1)}`
  const turn = (index: number) => (index / count) * 2 * Math.PI
  return `${repeat(count, (index) => `${index > 0 ? 'L' : 'M'}${point(turn(index), radius)}L${point(turn(index + 0.75), radius + depth)}`)}Z`
}

/** Path data of `count` strokes from radius `inner` to `outer`, spread from angle `from` to `to` (degrees). */
export function rays(cx: number, cy: number, inner: number, outer: number, count: number, from = 0, to = 360): string {
  return repeat(count, (index) => {
    const angle = ((from + ((to - from) * index) / count) * Math.PI) / 180
    const at = (r: number) => `${(cx + r * Math.cos(angle)).toFixed(1)} ${(cy + r * Math.sin(angle)).toFixed(1)}`
    return `M${at(inner)}L${at(outer)}`
  })
}

/** The sliding battery pack under a cordless tool, 98×33 from its top left corner. */
export function slideBattery(x: number, y: number): string {
  return `<path fill="$rubber" d="M${x} ${y + 6}a6 6 0 0 1 6-6h86a6 6 0 0 1 6 6v20a7 7 0 0 1-7 7H${x + 7}a7 7 0 0 1-7-7z"/>
    <path fill="$rubber-light" d="M${x + 4} ${y + 4}h90v3H${x + 4}z"/>
    <rect fill="$body" x="${x + 12}" y="${y + 14}" width="42" height="9" rx="2"/>
    <path fill="none" stroke="$metal" d="M${x + 64} ${y + 12}v13m6-13v13m6-13v13m6-13v13" stroke-width="2" opacity=".35"/>`
}

/** A wheel seen from its side: tyre, rim, hub. */
export function wheel(cx: number, cy: number, radius: number, hub: Ink = 'body'): string {
  return `<circle fill="$rubber-dark" cx="${cx}" cy="${cy}" r="${radius}"/>
    <circle fill="$rubber-light" cx="${cx}" cy="${cy}" r="${round(radius * 0.67)}"/>
    <circle fill="$${hub}" cx="${cx}" cy="${cy}" r="${round(radius * 0.34)}"/>`
}

/** A small screw lying on the ground, turned by `angle` degrees about its head. */
export function looseScrew(x: number, y: number, angle: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${angle})">
    <path fill="$metal-dark" d="M0-6h3l4 4v4L3 6H0z"/>
    <path fill="$metal" d="M7-2.5h24L37 0l-6 2.5H7z"/>
    <path fill="none" stroke="$metal-deep" d="m11-4 2 8m2-8 2 8m2-8 2 8m2-8 2 8m2-7 2 6" stroke-width="1.5"/>
    </g>`
}

/** A mains socket of a cord reel, 32 wide. */
export function socket(x: number, y: number): string {
  return `<circle fill="$rubber" cx="${x}" cy="${y}" r="16"/>
    <circle fill="$rubber-dark" cx="${x}" cy="${y}" r="13"/>
    <circle fill="$metal" cx="${x - 5}" cy="${y}" r="2"/>
    <circle fill="$metal" cx="${x + 5}" cy="${y}" r="2"/>
    <path fill="none" stroke="$metal" d="M${x - 2} ${y - 11}h4M${x - 2} ${y + 11}h4" stroke-width="2"/>`
}

/** One tread of the step ladder at height `y`; its ends follow the slanting uprights. */
export function ladderStep(y: number): string {
  const left = 92 - (y - 30) * 0.26
  const right = round(138 + (y - 30) * 0.072)
  return `<path fill="$metal" d="M${round(left)} ${y}H${right}v9H${round(left - 2)}z"/>
    <path fill="$metal-light" d="M${round(left)} ${y}H${right}v3H${round(left)}z"/>
    <path fill="none" stroke="$metal-deep" d="M${round(left + 6)} ${y + 6}H${round(right - 4)}" stroke-width="1.5"/>`
}

/** The drill bit at place `index` (0 = thickest) of the bit case. */
export function twistBit(index: number): string {
  const x = 48 + index * 17
  const length = 62 - index * 4.5
  const width = round(9 - index * 0.6)
  const top = 134 - length
  const flutes = repeat(Math.floor(length / 9), (flute) => `M${x} ${top + 14 + flute * 9}l${width} -6`)
  return `<path fill="$metal" d="M${x} 142V${top + 5}l${round(width / 2)}-6 ${round(width / 2)} 6V142z"/>
    <path fill="$metal-light" d="M${x} 142V${top + 5}l${round(width / 2)}-6v${length + 9}z"/>
    <path fill="none" stroke="$metal-deep" d="${flutes}" stroke-width="2"/>
    <rect fill="$rubber" x="${x - 2}" y="138" width="${width + 4}" height="8" rx="1"/>`
}

/** A chrome socket seen from its open end. */
export function chromeSocket(cx: number, cy: number, radius: number): string {
  return `<circle fill="$body-deep" cx="${cx}" cy="${cy}" r="${radius + 2}"/>
    <circle fill="$metal-light" cx="${cx}" cy="${cy}" r="${radius}"/>
    <path fill="$metal-dark" d="M${cx} ${cy}m-${radius} 0a${radius} ${radius} 0 0 0 ${radius * 2} 0z"/>
    <circle fill="$metal" cx="${cx}" cy="${cy}" r="${round(radius * 0.8)}"/>
    <circle fill="$rubber" cx="${cx}" cy="${cy}" r="${round(radius * 0.5)}"/>`
}

/** Path data of a straight saw edge from one point to another: `count` teeth of depth `depth` below it. */
export function teethAlong(x1: number, y1: number, x2: number, y2: number, count: number, depth: number): string {
  const [stepX, stepY] = [(x2 - x1) / count, (y2 - y1) / count]
  const tooth = (index: number) => {
    const [x, y] = [x1 + index * stepX, y1 + index * stepY]
    return `L${round(x)} ${round(y)}L${round(x + stepX * 0.25)} ${round(y + depth)}`
  }
  return `M${x1} ${y1}${repeat(count, tooth)}L${x2} ${y2}z`
}

/** One section of a radiator, 26 wide from `x`. */
export function radiatorSection(x: number): string {
  return `<rect fill="$cream" x="${x}" y="50" width="26" height="158" rx="8"/>
    <path fill="$grey" d="M${x + 17} 50a9 9 0 0 1 9 9v140a9 9 0 0 1-9 9z"/>
    <path fill="$white" d="M${x + 4} 60h4v138h-4z"/>
    <path fill="$metal-dark" d="M${x + 8} 56h10v5h-10zm0 10h10v5h-10z"/>`
}
