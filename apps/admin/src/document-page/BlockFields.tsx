import { css } from '@linaria/core'
import { Button } from '@verstak/ui-kit/Button'
import { Select } from '@verstak/ui-kit/Select'
import { TextField } from '@verstak/ui-kit/TextField'
import { Textarea } from '@verstak/ui-kit/Textarea'
import { color, fontSize, lineHeight, space, weight } from '@verstak/ui-kit/tokens'
import { RichTable, RichWords } from '../rich-text/RichText.tsx'
import { richTextTexts } from '../rich-text/richText.texts.ts'
import { BLOCK_FORMS, type BlockField, type BlockRows, type FormKind } from './blockFields.data.ts'
import type { DocumentBlock } from './DocumentBlock.ts'
import { documentPageTexts as texts } from './documentPage.texts.ts'
import { PhotoOfBlock } from './PhotoOfBlock.tsx'

/** Values of a block or of a row of one. */
type Values = Readonly<Record<string, unknown>>

/** A block with a form. */
export type FormBlock = Extract<DocumentBlock, { kind: FormKind }>

export interface BlockFieldsProps {
  block: FormBlock
  /** Id of what says its error; undefined without one. */
  errorId: string | undefined
  onChange: (block: DocumentBlock) => void
}

/** The form of one block. */
export function BlockFields({ block, errorId, onChange }: BlockFieldsProps) {
  const { fields, rows } = BLOCK_FORMS[block.kind]
  const values = block as unknown as Values
  const put = (changes: object) => onChange({ ...values, ...changes } as unknown as DocumentBlock)
  return (
    <div className={stack}>
      {block.kind === 'picture' && <PhotoOfBlock block={block} onChange={put} />}
      {fields.map((field) => (
        <OneField
          key={field.key}
          field={field}
          errorId={errorId}
          value={values[field.key]}
          onChange={(value) => put({ [field.key]: value })}
        />
      ))}
      {rows && (
        <Rows
          rows={rows}
          errorId={errorId}
          values={values[rows.key] as Values[]}
          onChange={(next) => put({ [rows.key]: next })}
        />
      )}
      {block.kind === 'table' && (
        <RichTable
          label={richTextTexts.table}
          errorId={errorId}
          value={{ head: block.head, rows: block.rows }}
          onChange={put}
        />
      )}
    </div>
  )
}

interface OneFieldProps {
  field: BlockField
  /** Id of what says the block's error. */
  errorId: string | undefined
  /** Number of its row; undefined outside of rows. */
  row?: number
  value: unknown
  onChange: (value: unknown) => void
}

function OneField({ field: { label, look, isOptional, options = {} }, errorId, row, value, onChange }: OneFieldProps) {
  if (look === 'marked') {
    const isMissing = value === ''
    return (
      <div className={marked}>
        <span className={name} aria-hidden>
          {label}
        </span>
        <RichWords
          label={row === undefined ? label : `${label} ${row}`}
          errorId={isMissing ? errorId : undefined}
          value={String(value)}
          onChange={onChange}
        />
      </div>
    )
  }
  if (look === 'lines')
    return (
      <Textarea
        label={label}
        rows={Math.max(3, (value as string[]).length + 1)}
        value={(value as string[]).join('\n')}
        onChange={(event) => onChange(event.target.value === '' ? [] : event.target.value.split('\n'))}
      />
    )
  if (look === 'text')
    return <Textarea label={label} rows={4} value={String(value)} onChange={(event) => onChange(event.target.value)} />
  if (look === 'choice')
    return (
      <Select label={label} value={String(value)} onChange={(event) => onChange(event.target.value)}>
        {Object.entries(options).map(([word, words]) => (
          <option key={word} value={word}>
            {words}
          </option>
        ))}
      </Select>
    )
  return (
    <TextField
      label={label}
      type={look === 'number' ? 'number' : 'text'}
      min={look === 'number' ? 1 : undefined}
      required={!isOptional}
      value={String(value)}
      onChange={(event) => onChange(look === 'number' ? Math.trunc(Number(event.target.value)) : event.target.value)}
    />
  )
}

interface RowsProps {
  rows: BlockRows
  /** Id of what says the block's error. */
  errorId: string | undefined
  values: readonly Values[]
  onChange: (values: Values[]) => void
}

function Rows({ rows: { fields, label }, errorId, values, onChange }: RowsProps) {
  return (
    <div className={stack} role="group" aria-label={label}>
      {values.map((row, place) => (
        <div key={place} className={rowBox}>
          {fields.map((field) => (
            <OneField
              key={field.key}
              field={field}
              errorId={errorId}
              row={place + 1}
              value={row[field.key]}
              onChange={(value) =>
                onChange(values.map((other, index) => (index === place ? { ...other, [field.key]: value } : other)))
              }
            />
          ))}
          {values.length > 1 && (
            <Button variant="ghost" size="s" onClick={() => onChange(values.filter((_, index) => index !== place))}>
              {texts.removeRow(place + 1)}
            </Button>
          )}
        </div>
      ))}
      <div>
        <Button
          variant="secondary"
          size="s"
          onClick={() => onChange([...values, Object.fromEntries(fields.map(({ key }) => [key, '']))])}
        >
          {texts.addRow}
        </Button>
      </div>
    </div>
  )
}

const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};
`

const marked = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
`

const name = css`
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  font-weight: ${weight.medium};
`

const rowBox = css`
  display: grid;
  gap: ${space.s8};
  padding-left: ${space.s12};
  border-left: 2px solid ${color.lineDefault};
`
