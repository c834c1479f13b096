import type { Category } from '@verstak/contracts/catalogue'

/** Whether menus name a category: one that has nothing to sell only by the shop's special wish (CATALOG-004). */
export const isListed = ({ count, isForceShow }: Pick<Category, 'count' | 'isForceShow'>) => count > 0 || isForceShow
