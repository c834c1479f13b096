import { SaxesParser } from 'saxes'
import { ExchangeError } from '../ExchangeError.ts'
import { HTML_ENTITIES } from './xml.data.ts'

/** An element with all that is in it. Names are without prefixes. */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  text: string
  children: XmlElement[]
  /** From 1. */
  line: number
}

/** What to do with an element: look into it, yield it as a whole, or leave it out. */
export type Wanted = 'open' | 'whole' | 'skip'

/** @param path names from the root on */
export type Want = (path: readonly string[], attributes: Readonly<Record<string, string>>) => Wanted

export interface ReadElement extends XmlElement {
  path: readonly string[]
}

/** Elements in one that is yielded, and how deep they stand. */
const MAX_CHILDREN = 50_000
const DEEPEST = 100
/** Letters without a tag between them. */
const LONGEST_TEXT = 64 * 2 ** 20
/** Letters that are kept of one text. */
const KEPT_TEXT = 2 ** 20

/**
 * Streams chosen elements of an XML document. No entities are expanded but those of XML and HTML.
 * @param onEntity hears of each entity that is unknown; its text stays as it is written
 * @throws ExchangeError when the document is not well-formed, ends before its end, or is out of bounds
 */
export async function* readElements(
  chunks: AsyncIterable<string>,
  want: Want,
  onEntity: (line: number, name: string) => void,
): AsyncGenerator<ReadElement> {
  const reader = new ElementReader(want, onEntity)
  for await (const chunk of chunks) {
    reader.write(chunk)
    yield* reader.take()
  }
  reader.end()
  yield* reader.take()
}

/** What feeds are full of, and what harms nothing: the text stays as it is written. */
const ENTITY_ERROR = /undefined entity|disallowed character|malformed character entity/i
class ElementReader {
  readonly #parser = new SaxesParser()
  readonly #path: string[] = []
  /** Elements that are being collected, the outermost first. */
  readonly #stack: XmlElement[] = []
  #found: ReadElement[] = []
  #skipDepth = 0
  #children = 0
  #sinceEvent = 0
  readonly #want: Want

  constructor(want: Want, onEntity: (line: number, name: string) => void) {
    this.#want = want
    const parser = this.#parser
    Object.assign(parser.ENTITIES, HTML_ENTITIES)
    parser.on('error', (error) => {
      if (ENTITY_ERROR.test(error.message)) return onEntity(parser.line, wordsOf(error))
      throw new ExchangeError(`Line ${parser.line} is not XML: ${wordsOf(error)}.`)
    })
    parser.on('opentag', ({ name, attributes }) => this.#open(localName(name), attributes as Record<string, string>))
    parser.on('text', (text) => this.#text(text))
    parser.on('cdata', (text) => this.#text(text))
    parser.on('closetag', () => this.#close())
  }

  write(chunk: string): void {
    this.#sinceEvent += chunk.length
    if (this.#sinceEvent > LONGEST_TEXT)
      throw new ExchangeError(
        `Line ${this.#parser.line}: a text of more than ${LONGEST_TEXT / 2 ** 20} million letters.`,
      )
    this.#parser.write(chunk)
  }

  end(): void {
    if (this.#path.length > 0) throw cut(this.#parser.line)
    this.#parser.close()
  }

  take(): ReadElement[] {
    const found = this.#found
    this.#found = []
    return found
  }

  #open(name: string, attributes: Record<string, string>): void {
    this.#sinceEvent = 0
    this.#path.push(name)
    if (this.#path.length > DEEPEST) throw new ExchangeError(`Line ${this.#parser.line}: nested too deeply.`)
    if (this.#skipDepth > 0) return void (this.#skipDepth += 1)
    const parent = this.#stack.at(-1)
    if (!parent) {
      const wanted = this.#want(this.#path, attributes)
      if (wanted === 'skip') this.#skipDepth = 1
      if (wanted !== 'whole') return
      this.#children = 0
    }
    this.#children += 1
    if (this.#children > MAX_CHILDREN)
      throw new ExchangeError(`Line ${this.#parser.line}: more than ${MAX_CHILDREN} elements in one.`)
    const element: XmlElement = { name, attributes, text: '', children: [], line: this.#parser.line }
    parent?.children.push(element)
    this.#stack.push(element)
  }

  #text(text: string): void {
    this.#sinceEvent = 0
    const element = this.#stack.at(-1)
    if (!element || this.#skipDepth > 0) return
    element.text = `${element.text}${text}`.slice(0, KEPT_TEXT)
  }

  #close(): void {
    this.#sinceEvent = 0
    if (this.#skipDepth > 0) this.#skipDepth -= 1
    else {
      const element = this.#stack.pop()
      if (element && this.#stack.length === 0) this.#found.push({ ...element, path: [...this.#path] })
    }
    this.#path.pop()
  }
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

const cut = (line: number) =>
  new ExchangeError(`The file ends in the middle, at line ${line}. Nothing of it was taken.`)

/** The parser's words begin with its place. */
const wordsOf = ({ message }: Error) => message.replace(/^[^a-z]*(?:\d+:\d+:\s*)?/i, '').replace(/\.$/, '')

/** The text of a direct child without blanks around it; '' without one. */
export const childText = (element: XmlElement, name: string): string => childOf(element, name)?.text.trim() ?? ''

export const childOf = (element: XmlElement, name: string): XmlElement | undefined =>
  element.children.find((child) => child.name === name)

/** Children of a list, such as offers of «Предложения». */
export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? []
