import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id } from './id.contract.ts'
import { JournalEntry } from './journal.contract.ts'

const Version = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647))

/** Something that the staff edits: its values by field, and the version of which they are. */
export const Edited = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object({
    id: v.union([v.number(), v.string()]),
    /** Grows with each change by staff; a save names the one that it has seen. */
    version: Version,
    name: v.string(),
    values: v.object(entries),
    /** What a form shows beside the fields and nobody edits: its address in the shop, its pictures. */
    facts: v.optional(v.record(v.string(), v.unknown())),
    /** Its latest changes, the newest first. */
    changes: v.array(JournalEntry),
  })

/** Ids are numbers, or names such as that of a flag. */
type ThingIdSchema = v.GenericSchema<number, number> | v.GenericSchema<string, string>

/** Fields of something that the staff edits, and the calls that read and save it. */
export interface EditableDefinition<Entries extends v.ObjectEntries, IdSchema extends ThingIdSchema> {
  /** Schema of its id: a number by default. */
  id?: IdSchema
  /** Name in the journal, such as `product`. */
  kind: string
  /** Path of its calls. */
  path: `/api/v1/staff/${string}`
  /** Schemas of its fields; an issue's message is a flag such as `short`. */
  entries: Entries
  /** An id and a value for the OpenAPI page. */
  example: { id: v.InferInput<IdSchema>; version: number; values: Partial<Record<keyof Entries, never>> | object }
}

/** Under another name: the build lets schemas of endpoints that a module exports come late, and these are made here. */
const endpointOf = defineEndpoint

/** The calls that read and save one kind of entity. */
export function defineEditable<const Entries extends v.ObjectEntries, IdSchema extends ThingIdSchema = typeof Id>(
  definition: EditableDefinition<Entries, IdSchema>,
) {
  const EntityId = (definition.id ?? Id) as IdSchema
  const { kind, path, entries, example } = definition
  const Answer = Edited(entries)
  const readEntity = endpointOf({
    method: 'GET',
    path,
    summary: `Reads what the staff edits of one ${kind}.`,
    query: v.object({ id: EntityId }),
    response: Answer,
    errors: ['not-found', 'forbidden'],
    cache: { scope: 'personal' },
    example: { query: { id: example.id } as never },
  })
  const saveEntity = endpointOf({
    method: 'POST',
    path: `${path}/save`,
    summary: `Changes fields of one ${kind}; refuses a version that somebody has changed since.`,
    body: v.object({
      id: EntityId,
      version: Version,
      values: v.partial(v.object(entries)),
      /** What the editor saw in these fields before: what was changed past the back office, too, is not overwritten. */
      seen: v.optional(v.partial(v.object(entries))),
    }),
    response: Answer,
    errors: ['not-found', 'forbidden', 'edit-conflict', 'invalid-input', 'confirmation-required'],
    cache: { scope: 'personal' },
    example: { body: example as never },
  })
  return { kind, path, entries, read: readEntity, save: saveEntity }
}

/** What the calls that make and delete an entity take over from its definition. */
type Defined<Entries extends v.ObjectEntries> = Pick<
  EditableDefinition<Entries, typeof Id>,
  'kind' | 'path' | 'entries'
>

/** The call that makes one of a kind, for the OpenAPI page with values of one. */
export const defineCreation = <const Entries extends v.ObjectEntries>(
  { kind, path, entries }: Defined<Entries>,
  values: v.InferInput<v.ObjectSchema<Entries, undefined>>,
) =>
  endpointOf({
    method: 'POST',
    path: `${path}/create`,
    summary: `Makes one ${kind}.`,
    body: v.object({ values: v.object(entries) }),
    response: v.object({ id: Id }),
    errors: ['not-found', 'forbidden', 'invalid-input'],
    cache: { scope: 'personal' },
    example: { body: { values } as never },
  })

/** The call that deletes one of a kind; the journal keeps it and brings it back. */
export const defineRemoval = ({ kind, path }: Pick<Defined<v.ObjectEntries>, 'kind' | 'path'>) =>
  endpointOf({
    method: 'POST',
    path: `${path}/delete`,
    summary: `Deletes one ${kind}; refuses a version that somebody has changed since.`,
    body: v.object({ id: Id, version: Version }),
    response: v.object({}),
    errors: ['not-found', 'forbidden', 'edit-conflict', 'invalid-input'],
    cache: { scope: 'personal' },
    example: { body: { id: 1, version: 0 } },
  })
