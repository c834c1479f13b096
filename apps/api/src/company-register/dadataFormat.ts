import * as v from 'valibot'

const Text = v.nullish(v.string(), null)

/** Answer of `findById/party` of DaData's API 4.1, as far as the shop reads it. */
export const DadataParties = v.object({
  suggestions: v.array(
    v.object({
      value: v.string(),
      data: v.object({
        /** Id within DaData. */
        hid: v.string(),
        inn: v.string(),
        kpp: Text,
        ogrn: Text,
        type: v.picklist(['LEGAL', 'INDIVIDUAL']),
        branch_type: v.nullish(v.picklist(['MAIN', 'BRANCH']), null),
        name: v.nullish(v.object({ short_with_opf: Text, full_with_opf: Text }), null),
        address: v.nullish(v.object({ value: Text, unrestricted_value: Text }), null),
        state: v.nullish(
          v.object({
            /** `ACTIVE`, `LIQUIDATING`, `LIQUIDATED`, `BANKRUPT`, `REORGANIZING`. */
            status: Text,
            /** Ms since 1970. */
            registration_date: v.nullish(v.number(), null),
          }),
          null,
        ),
        okved: Text,
      }),
    }),
  ),
})

/** One company of the answer. */
export type DadataParty = v.InferOutput<typeof DadataParties>['suggestions'][number]

/** Answer of `findById/bank`. */
export const DadataBanks = v.object({
  suggestions: v.array(
    v.object({
      value: v.string(),
      data: v.object({
        bic: v.string(),
        correspondent_account: Text,
        name: v.nullish(v.object({ payment: Text }), null),
      }),
    }),
  ),
})
