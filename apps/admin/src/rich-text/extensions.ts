import { Extension, Mark, Node } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Table } from '@tiptap/extension-table/table'
import { TableCell } from '@tiptap/extension-table/cell'
import { TableHeader } from '@tiptap/extension-table/header'
import { TableRow } from '@tiptap/extension-table/row'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions/undo-redo'
import { storeAddressOf } from './storeAddressOf.ts'

/** A link within the store; of links to other sites the words stay. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({
    href: { default: null, parseHTML: (element) => storeAddressOf(element.getAttribute('href') ?? '') },
  }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => storeAddressOf(element.getAttribute('href')!) !== null && null,
    },
  ],
  renderHTML: ({ mark }) => ['a', { href: String(mark.attrs.href) }, 0],
})

const words = [Text, Bold, Italic, Link, UndoRedo]

const LEVELS = [1, 2, 3, 4, 5, 6]

/** What a text may hold: paragraphs, headings without marks, lists of one level. */
export const textExtensions = [
  Document,
  ...words,
  Paragraph,
  // Of all levels one is made: below the title of the page.
  Heading.extend({
    marks: '',
    parseHTML: () => LEVELS.map((level) => ({ tag: `h${level}`, attrs: { level: 2 } })),
  }).configure({ levels: [2] }),
  BulletList,
  OrderedList,
  // Without lists in lists, so Tab and Shift+Tab leave the text.
  ListItem.extend({
    content: 'paragraph',
    addKeyboardShortcuts() {
      return { Enter: () => this.editor.commands.splitListItem(this.name) }
    },
  }),
  ListKeymap,
]

/** One paragraph: Enter does nothing, and what is pasted as several becomes one. */
export const wordsExtensions = [
  Document.extend({ content: 'paragraph' }),
  ...words,
  Paragraph,
  Extension.create({ name: 'oneParagraph', priority: 1000, addKeyboardShortcuts: () => ({ Enter: () => true }) }),
]

/** Names of columns have no marks. */
const ColumnName = Node.create({
  name: 'columnName',
  content: 'text*',
  marks: '',
  renderHTML: () => ['p', 0],
})

/** Tab goes from cell to cell and leaves the last one; Enter goes on, too, where a text would get a new line. */
const CellKeys = Extension.create({
  name: 'cellKeys',
  priority: 1000,
  addKeyboardShortcuts: () => ({
    Tab: ({ editor }) => editor.commands.goToNextCell(),
    'Shift-Tab': ({ editor }) => editor.commands.goToPreviousCell(),
    Enter: ({ editor }) => editor.commands.goToNextCell() || true,
  }),
})

/** One table, the first row of which names the columns. */
export const tableExtensions = [
  Document.extend({ content: 'table' }),
  ...words,
  Paragraph,
  ColumnName,
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]], addKeyboardShortcuts: () => ({}) }),
  TableRow,
  TableHeader.extend({ content: 'columnName' }),
  TableCell.extend({ content: 'paragraph' }),
  CellKeys,
]
