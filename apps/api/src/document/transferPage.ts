/** Points: the margin of an A4 page on its side, and the width between the margins. */
export const MARGIN = 28
export const WIDTH = 785
