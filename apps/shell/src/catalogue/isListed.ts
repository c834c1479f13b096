import type { Category } from '@verstak/contracts/catalogue'

/** Whether menus show a category: an empty one only with `isForceShow` (CATALOG-004). */
export const isListed = ({ count, isForceShow }: Pick<Category, 'count' | 'isForceShow'>) => count > 0 || isForceShow
