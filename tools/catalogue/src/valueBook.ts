import { copyLine } from './copyRows.ts'
import type { Fact } from './kind.ts'
import { bindUnits } from './pattern.ts'
import { PROPERTY_BY_KEY, type Property } from './propertyTable.ts'

/** A value that has its id. */
export interface BookedValue {
  id: number
  name: string
  property: Property
}

/** Gives every value of a characteristic its id, in the order in which the values first come up. */
export class ValueBook {
  readonly #ids: Map<string, number>
  #lastId: number
  #newLines: string[] = []

  /** @param kept ids of values that already exist, by `valueKey` */
  constructor(kept: ReadonlyMap<string, number> = new Map()) {
    this.#ids = new Map(kept)
    this.#lastId = Math.max(0, ...kept.values())
  }

  /** A product's values with their ids; facts without a property (used only in names) are skipped. */
  valuesOf(facts: ReadonlyMap<string, Fact>): BookedValue[] {
    return [...facts].flatMap(([key, fact]) => {
      const property = PROPERTY_BY_KEY.get(key)
      return property ? [this.#valueOf(property, fact)] : []
    })
  }

  /** Lines of the table `property_value` for the new values since the last call. */
  takeNewLines(): string[] {
    const lines = this.#newLines
    this.#newLines = []
    return lines
  }

  #valueOf(property: Property, { text, num }: Fact): BookedValue {
    const name = bindUnits(text.charAt(0).toUpperCase() + text.slice(1))
    const key = valueKey(property.id, name)
    const known = this.#ids.get(key)
    if (known !== undefined) return { id: known, name, property }
    this.#lastId += 1
    this.#ids.set(key, this.#lastId)
    this.#newLines.push(copyLine([this.#lastId, property.id, name, num]))
    return { id: this.#lastId, name, property }
  }
}

/** Identity of a value: the property and the name. */
export const valueKey = (propertyId: number, name: string) => `${propertyId}|${name}`
