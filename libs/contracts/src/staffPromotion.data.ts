/** How a new promotion begins; no banner, no advertisement. */
export const NEW_PROMOTION = {
  note: '',
  action: '',
  place: null,
  picture: null,
  phonePicture: null,
  audience: null,
  regionId: null,
  endsAt: null,
  position: 0,
  advertiserName: null,
  advertiserInn: null,
  advertisingToken: null,
} as const
