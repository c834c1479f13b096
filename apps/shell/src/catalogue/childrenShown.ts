/** Number of child categories in menus; the rest are on the parent's page. */
export const CHILDREN_SHOWN = 5
