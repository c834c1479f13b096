import type { FragmentCache } from '@verstak/host'
import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'

/** Of markup and of what it is made of; Russian ones take two bytes each. */
const MOST_CHARACTERS = 8 * 2 ** 20

/** What a part of a page was rendered as, but for its hole. */
interface Markup {
  before: string
  after: string
}

/** Where React's renderer writes: the pieces of one stretch of markup, and the stretches that others fill between them. */
interface Segment {
  chunks: string[]
  children: { length: number }
  lastPushedText: boolean
}

/** Renders a node at this place. */
type RenderHere = (node: ReactNode) => void

/**
 * Keeps what parts of pages were rendered as for the other pages of a process. A part stands for what it is made of, to
 * the letter, so what differs for any reason is rendered for itself. React's renderer is told of it by `textStream.cjs`;
 * as it comes, it renders everything.
 *
 * @returns the keeper for pages of one `scope`: all that a part may depend on besides what it is made of
 */
export function createFragmentCache(): (scope: string) => FragmentCache {
  const known = new LRUCache<string, Markup>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ before, after }, key) => key.length + before.length + after.length,
  })
  return (scope) => (of, hole, render) => {
    const key = scope + of
    return <Kept markup={known.get(key)} keep={(markup) => known.set(key, markup)} hole={hole} render={render} />
  }
}

interface KeptProps {
  markup: Markup | undefined
  keep: (markup: Markup) => void
  hole: ReactNode
  render: (hole: ReactNode) => ReactNode
}

function Kept({ hole, render }: KeptProps) {
  return render(hole)
}

Kept.renderInto = (segment: Segment | null, { markup, keep, hole, render }: KeptProps, renderHere: RenderHere) => {
  if (!segment) return renderHere(render(hole))
  if (markup) {
    segment.chunks.push(markup.before)
    segment.lastPushedText = false
    renderHere(hole)
    segment.chunks.push(markup.after)
    segment.lastPushedText = false
    return
  }
  const start = segment.chunks.length
  const late = segment.children.length
  const mark: HoleMark = { segment: null, start: 0, end: 0, late: 0 }
  renderHere(render(hole && <Hole mark={mark}>{hole}</Hole>))
  if (!hole) Object.assign(mark, { segment, start: segment.chunks.length, end: segment.chunks.length })
  // Whatever else comes later, or its hole did not take its place, stays as it is.
  if (mark.segment !== segment || segment.children.length - late !== mark.late) return
  const before = segment.chunks.slice(start, mark.start).join('')
  const after = segment.chunks.slice(mark.end).join('')
  if (BETWEEN_TAGS.test(before) && (!hole || BETWEEN_TAGS.test(after)) && !HAS_ID.test(before + after))
    keep({ before, after })
}

/** Text that meets text is parted by a comment, which only the renderer knows. */
const BETWEEN_TAGS = /^<[^]*>$/

/** `useId` counts by the place on the page. */
const HAS_ID = /"_R_/

interface HoleMark {
  segment: Segment | null
  /** Its first piece, and the one after its last. */
  start: number
  end: number
  /** How much of it others fill. */
  late: number
}

function Hole({ children }: { mark: HoleMark; children: ReactNode }) {
  return children
}

Hole.renderInto = (
  segment: Segment | null,
  { mark, children }: { mark: HoleMark; children: ReactNode },
  renderHere: RenderHere,
) => {
  mark.segment = segment
  mark.start = segment?.chunks.length ?? 0
  const late = segment?.children.length ?? 0
  renderHere(children)
  mark.end = segment?.chunks.length ?? 0
  mark.late = (segment?.children.length ?? 0) - late
}
