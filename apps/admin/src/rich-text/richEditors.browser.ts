/* The editors with their library: loaded with the first text that is edited. */
export { TableEditor } from './TableEditor.tsx'
export { TextEditor } from './TextEditor.tsx'
export { WordsEditor } from './WordsEditor.tsx'
