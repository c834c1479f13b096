import type { FaultCode } from './records.ts'

/** What a fault means, for whoever runs the import. */
export const FAULT_WORDS: Record<FaultCode, string> = {
  'no-id': 'refused, no id',
  'long-id': 'refused, the id is longer than 200 letters',
  'no-name': 'refused, no name',
  'bad-price': 'refused, not a price from 0 to 20,000,000',
  'bad-stock': 'refused, not a number of pieces',
  duplicate: 'refused, this id came before',
  'bad-text': 'refused, its text cannot be stored',
  'unknown-product': 'refused, no such product in this source',
  'unknown-order': 'refused, no such order in the shop',
  'impossible-step': 'refused, the order cannot go there from where it is',
  'no-price': 'no price, so it is not for sale',
  'no-rate': 'no price, for nobody says the rate of its currency: --rate USD=90',
  'cut-text': 'longer than the shop keeps, cut',
  'no-category': 'no such category, it stands among other goods',
  'no-parent': 'no such parent, it stands at the top',
  unnamed: 'no name, the id stands for it',
  circle: 'its parents lead in a circle, it stands at the top',
  'bad-number': 'not a measure, left out',
  'bad-picture': 'not an address of a picture, left out',
  entity: 'an entity that the file does not explain, left as it is',
  'no-office': 'places that the shop does not know; their pieces lie in its first office',
  'no-variants': 'variants that differ in nothing',
  repeated: 'the same row as before, left out',
  'old-price': 'an old price that is not above the price, left out',
}
