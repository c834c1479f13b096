import { withoutMarkup } from '@verstak/contracts/inlineMarkup'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { useEffect, useState, type ComponentType } from 'react'
import { editorBox, editorText } from './editorStyles.tsx'
import { richTextTexts as texts } from './richText.texts.ts'
import type { TableCells } from './tableDocument.ts'
import type { TextBlock } from './textDocument.ts'

export interface EditorProps<Value> {
  value: Value
  onChange: (value: Value) => void
  /** Name for screen readers. */
  label: string
  /** Id of what says its error; undefined without one. */
  errorId: string | undefined
}

const loadEditors = () => import(/* webpackChunkName: "rich-text" */ './richEditors.browser.ts')
type Editors = Awaited<ReturnType<typeof loadEditors>>

/** Headings, paragraphs and lists as one text that is edited as it looks. */
export function RichText(props: EditorProps<readonly TextBlock[]>) {
  return <Late {...props} pick={({ TextEditor }) => TextEditor} lines={props.value.flatMap(linesOf)} />
}

/** Cells of a table, edited as they stand. */
export function RichTable(props: EditorProps<TableCells>) {
  const { head, rows } = props.value
  return (
    <Late
      {...props}
      pick={({ TableEditor }) => TableEditor}
      lines={[head, ...rows].map((cells) => cells.join(' | '))}
    />
  )
}

/** One paragraph with marks. */
export function RichWords(props: EditorProps<string>) {
  return <Late {...props} pick={({ WordsEditor }) => WordsEditor} lines={[props.value]} />
}

const linesOf = (block: TextBlock) => (block.kind === 'list' ? block.items : [block.text])

interface LateProps<Value> extends EditorProps<Value> {
  pick: (editors: Editors) => ComponentType<EditorProps<Value>>
  /** What stands there until the editor has come. */
  lines: readonly string[]
}

function Late<Value>({ pick, lines, ...props }: LateProps<Value>) {
  const [editors, setEditors] = useState<Editors | null>(null)
  const [tries, setTries] = useState(0)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    let isGone = false
    loadEditors().then(
      (brought) => isGone || setEditors(brought),
      () => isGone || setFailed(true),
    )
    return () => {
      isGone = true
    }
  }, [tries])
  if (editors) {
    const Editor = pick(editors)
    return <Editor {...props} />
  }
  const retry = () => {
    setFailed(false)
    setTries(tries + 1)
  }
  return (
    <div className={editorBox} aria-busy={!isFailed}>
      {isFailed ? (
        <ErrorState title={texts.failed} onRetry={retry} />
      ) : (
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
      )}
      <div className={editorText} data-preview>
        {lines.map((line, place) => (
          <p key={place}>{withoutMarkup(line)}</p>
        ))}
      </div>
    </div>
  )
}
