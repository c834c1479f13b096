import { MAX_COMPARED } from '@verstak/contracts/compare'

/** ERR-003. */
export const compareFullText = `В сравнение можно добавить не более ${MAX_COMPARED} товаров. Пожалуйста, удалите неактуальные`
