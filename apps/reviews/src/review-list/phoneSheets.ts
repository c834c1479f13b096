// One late file of both.
export { FilterSheet } from './FilterSheet.tsx'
export { SortSheet } from './SortSheet.tsx'
