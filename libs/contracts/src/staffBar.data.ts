/** How a new bar above the header begins; no advertisement. */
export const NEW_BAR = {
  link: null,
  backgroundColor: '#1d2125',
  textColor: '#ffffff',
  hasCloseButton: true,
  endsAt: null,
  position: 0,
  advertiserName: null,
  advertiserInn: null,
  advertisingToken: null,
} as const
