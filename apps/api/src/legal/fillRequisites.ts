import type { LegalBlock } from '@verstak/contracts/legal'
import type { KeptLegalBlock } from '@verstak/contracts/legalStaff'
import { INN_LENGTH } from '@verstak/validators/inn'
import type { Requisites } from '../settings/settings.sql.ts'
import { requisitesTexts as texts } from './requisites.texts.ts'

/** Puts the seller's requisites where a document asks for them; those that are not known are left out. */
export function fillRequisites(blocks: readonly KeptLegalBlock[], requisites: Requisites): LegalBlock[] {
  return blocks.map((block) =>
    block.kind === 'requisites' ? { kind: 'facts', rows: PARTS[block.part](requisites) } : block,
  )
}

const PARTS = {
  company({ fullName, name, ogrn, inn, kpp, address, director }: Requisites) {
    const isCompany = inn.length === INN_LENGTH.legal
    return rowsOf([
      [texts.fullName, fullName],
      [fullName ? texts.shortName : texts.name, name],
      [isCompany ? texts.ogrn : texts.ogrnip, ogrn],
      [texts.inn, inn],
      [texts.kpp, kpp],
      [texts.address, address],
      [texts.director, isCompany ? director : null],
    ])
  },
  bank: ({ account, bank, bic, correspondent }: Requisites) =>
    rowsOf([
      [texts.account, account],
      [texts.bank, bank],
      [texts.bic, bic],
      [texts.correspondent, correspondent],
    ]),
}

const rowsOf = (facts: readonly (readonly [name: string, value: string | null])[]) =>
  facts.flatMap(([name, value]) => (value ? [{ name, value }] : []))
