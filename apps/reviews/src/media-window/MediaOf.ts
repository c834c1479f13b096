/** Product whose media the window goes through. */
export interface MediaOf {
  productGuid: string
  isCurrentVariant: boolean
}
