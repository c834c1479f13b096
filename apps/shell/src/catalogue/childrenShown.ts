/** Categories named below their parent in menus; the rest stand on its page. */
export const CHILDREN_SHOWN = 5
