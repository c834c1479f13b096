import { plainLine } from '../plainText.ts'
import { LONGEST, type ExchangeRecord } from '../records.ts'
import { BITRIX_LINK, BITRIX_REFERENCES, ML } from './commerceMl.data.ts'
import { childOf, childrenOf, childText, type XmlElement } from './readElements.ts'

/** A property as the classifier describes it. */
export interface ClassifierProperty {
  name: string
  /** Names of choices by id. */
  choices: Map<string, string>
  /** Values are ids of something else. */
  isReference: boolean
  /** The catalogue of those; '' when nobody says. */
  catalogue: string
  /** Names the product whose variant this one is. */
  isBase: boolean
  code: string
}

const MAX_GROUP_DEPTH = 60

/** What the classifier and the heads of packages say; it holds over all files of an exchange. */
export class Classifier {
  readonly properties = new Map<string, ClassifierProperty>()
  readonly priceTypes = new Map<string, string>()
  /** Names of elements of catalogues that properties point to, by the catalogue: colours, makers. */
  readonly references = new Map<string, Map<string, string>>()

  addProperty(element: XmlElement): void {
    const id = childText(element, ML.id)
    const lists = childOf(element, ML.choices)
    const choices = [...childrenOf(lists, ML.choice), ...childrenOf(lists, ML.variant)]
    const code = childText(element, ML.bitrixCode)
    this.properties.set(id, {
      name: plainLine(childText(element, ML.name)),
      choices: new Map(
        choices.map((each) => [childText(each, ML.choiceId) || childText(each, ML.id), childText(each, ML.meaning)]),
      ),
      isReference: BITRIX_REFERENCES.has(childText(element, ML.bitrixType)),
      catalogue: childText(element, ML.bitrixCatalogue),
      isBase: code === BITRIX_LINK,
      code,
    })
  }

  /** An element of a catalogue that is no catalogue of goods. */
  addReference(catalogue: string, element: XmlElement): void {
    const names = this.references.get(catalogue) ?? new Map<string, string>()
    names.set(childText(element, ML.id), plainLine(childText(element, ML.name)))
    this.references.set(catalogue, names)
  }

  /** Words of a value: the name of a choice, or of what the property points to; undefined for an id that nobody explains. */
  wordsOf(property: ClassifierProperty | undefined, value: string): string | undefined {
    const known = property?.choices.get(value) ?? this.references.get(property?.catalogue ?? '')?.get(value)
    return known ?? (property?.isReference && !property.isBase ? undefined : value)
  }

  addPriceType(element: XmlElement): void {
    this.priceTypes.set(childText(element, ML.id), childText(element, ML.name))
  }
}

/** A group with all below it. */
export function* readGroups(group: XmlElement, parent: string | null, depth = 0): Generator<ExchangeRecord> {
  const { line } = group
  const id = childText(group, ML.id)
  const name = plainLine(childText(group, ML.name)).slice(0, LONGEST.name)
  if (id === '' || id.length > LONGEST.id) yield { kind: 'fault', id: null, line, code: 'no-id', detail: name }
  else {
    if (name === '') yield { kind: 'fault', id, line, code: 'unnamed', detail: '' }
    yield { kind: 'category', id, line, record: { name: name || id, parent } }
  }
  if (depth >= MAX_GROUP_DEPTH) return
  for (const child of childrenOf(childOf(group, ML.groups), ML.group)) yield* readGroups(child, id || parent, depth + 1)
}
