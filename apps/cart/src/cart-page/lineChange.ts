/** A change of lines, by their guids; `seen`: the shopper has seen all news of the cart. */
export type LineChange =
  | { kind: 'select'; guids: string[]; isSelected: boolean }
  | { kind: 'save' | 'remove' | 'restore' | 'return'; guids: string[] }
  | { kind: 'seen' }
