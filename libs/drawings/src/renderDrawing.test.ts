import { DRAWING_BOUNDS } from './drawingBounds.data.ts'
import { DRAWING_KINDS, DRAWING_NAMES } from './drawingKinds.data.ts'
import type { Drawing } from './drawing.ts'
import { galleryViews } from './galleryViews.ts'
import { inksFor } from './inks.ts'
import { LIVERIES } from './liveries.ts'
import { NO_PICTURE, VIEWS } from './picture.ts'
import { renderDrawing } from './renderDrawing.ts'
import { ALL_DRAWINGS } from './shapes/allDrawings.ts'

const SHAPES = ['svg', 'g', 'path', 'rect', 'circle', 'ellipse']

/** Names of unclosed or wrongly closed elements, in a document made of elements and attributes only. */
function openElements(svg: string): string[] {
  const open: string[] = []
  for (const [, end, name = '', self] of svg.matchAll(/<(\/?)(\w+)[^<>]*?(\/?)>/g)) {
    if (end) {
      if (open.pop() !== name) return [`</${name}>`]
    } else if (!self) open.push(name)
  }
  return open
}

describe.each(DRAWING_KINDS)('%s', (drawing) => {
  test.each(VIEWS)('view %s is a document that needs nothing but itself', (view) => {
    const svg = renderDrawing({ drawing, livery: 'zubr', view })
    expect(openElements(svg)).toEqual([])
    expect([...svg.matchAll(/<(\w+)/g)].map(([, name]) => name).filter((name) => !SHAPES.includes(name ?? ''))).toEqual(
      [],
    )
    expect(svg.replace(' xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
      /class=|style=|href|url\(|var\(|color-mix|currentColor|\$|undefined|NaN|Infinity|http|on\w+=/,
    )
    const colours = [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour = '']) => colour)
    expect(colours.filter((colour) => !/^(#[0-9a-f]{6}|none)$/.test(colour))).toEqual([])
    // A duplicate attribute makes the file invalid for every strict parser.
    for (const [element] of svg.matchAll(/<\w+[^>]*>/g)) {
      const names = [...element.matchAll(/ ([\w-]+)="/g)].map(([, name]) => name)
      expect(new Set(names).size).toBe(names.length)
    }
  })

  test('carries its livery, and stands inside the field', () => {
    const svg = renderDrawing({ drawing, livery: 'zubr', view: 'main' })
    expect(svg).toContain(inksFor('#c1271d').body)
    const [left, top, right, bottom] = DRAWING_BOUNDS[drawing]
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
    expect(Math.max(right, bottom)).toBeLessThanOrEqual(240)
    expect(Math.max(right - left, bottom - top)).toBeGreaterThan(150)
  })

  test('shows its brand word whole in the close view', () => {
    const { plate, detail }: Drawing = ALL_DRAWINGS[drawing]
    if (!plate) return
    const angle = ((plate.turn ?? 0) * Math.PI) / 180
    const reachX = (Math.abs(Math.cos(angle)) * plate.width) / 2
    const reachY = (Math.abs(Math.sin(angle)) * plate.width) / 2
    expect(Math.abs(plate.x - detail.cx) + reachX).toBeLessThanOrEqual(detail.side / 2)
    expect(Math.abs(plate.y - detail.cy) + reachY).toBeLessThanOrEqual(detail.side / 2)
  })

  test('has a Russian name and a gallery that begins with the main view', () => {
    expect(DRAWING_NAMES[drawing]).toMatch(/^[а-яё -]+$/)
    const views = galleryViews(drawing)
    expect(views[0]).toBe('main')
    expect(views.length).toBeGreaterThanOrEqual(2)
    expect(new Set(views).size).toBe(views.length)
  })
})

test('the picture of what has none is no thing: the same in every view and livery', () => {
  const svgs = VIEWS.flatMap((view) =>
    (['zubr', 'plain-grey'] as const).map((livery) => renderDrawing({ drawing: NO_PICTURE, livery, view })),
  )
  expect(new Set(svgs).size).toBe(1)
  expect(openElements(svgs[0] ?? '')).toEqual([])
})

test('there are at least 60 kinds, many of them for garden, plumbing and electrical goods', () => {
  expect(DRAWING_KINDS.length).toBeGreaterThanOrEqual(60)
  expect(Object.keys(ALL_DRAWINGS).sort()).toEqual([...DRAWING_KINDS].sort())
})

test('the word of every livery is an outline, and plain liveries bear a bar', () => {
  for (const livery of LIVERIES) {
    const [, plate = ''] = renderDrawing({ drawing: 'battery', livery, view: 'main' }).split('d="M50 196h36v9H50z"/>')
    expect(plate.startsWith(livery.startsWith('plain-') ? '<rect ' : '<path ')).toBe(true)
  }
})

test('a long word gets smaller letters, a short one the size of the plate', () => {
  const scaleOf = (livery: 'era' | 'black-decker') =>
    Number(/scale\(([\d.]+)\)/.exec(renderDrawing({ drawing: 'drill', livery, view: 'main' }))?.[1])
  expect(scaleOf('era')).toBe(0.013)
  expect(scaleOf('black-decker')).toBeLessThan(0.008)
})

test('the other side shows the thing mirrored, but its word readable', () => {
  const svg = renderDrawing({ drawing: 'drill', livery: 'zubr', view: 'reverse' })
  const [mirrored = '', word = ''] = svg.split('</g>')
  expect(mirrored).toContain('matrix(-1 0 0 1 240 0)')
  expect(word).toContain('translate(101 85)')
})

test('letters are white where white can be read, dark elsewhere', () => {
  const letters = (livery: 'dewalt' | 'zubr') =>
    /fill="(#\w+)" d="[^"]{200,}"\/><\/svg>$/.exec(renderDrawing({ drawing: 'toolbox', livery, view: 'main' }))?.[1]
  expect(letters('zubr')).toBe('#ffffff')
  expect(letters('dewalt')).toBe('#181b1e')
})

test('the answer has the asked size', () => {
  const svg = renderDrawing({ drawing: 'drill', livery: 'zubr', view: 'main' }, { width: 408, height: 368 })
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 240 240" width="408" height="368">/)
})
