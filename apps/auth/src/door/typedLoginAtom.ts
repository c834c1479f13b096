import { atom } from 'jotai'

/** Text of the first field: it is there again when the window is opened again on the same page. */
export const typedLoginAtom = atom('')
