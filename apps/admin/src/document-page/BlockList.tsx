import { css } from '@linaria/core'
import { MAX_BLOCKS } from '@verstak/contracts/contentStaff'
import { Button } from '@verstak/ui-kit/Button'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { binIcon, chevronDownIcon, chevronUpIcon } from '@verstak/ui-kit/icons'
import { Message } from '@verstak/ui-kit/Message'
import { color, fontSize, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'
import { useId, useRef } from 'react'
import * as v from 'valibot'
import { RichText } from '../rich-text/RichText.tsx'
import { richTextTexts } from '../rich-text/richText.texts.ts'
import { EMPTY_TEXT } from '../rich-text/textDocument.ts'
import { BLOCK_FORMS, type FormKind } from './blockFields.data.ts'
import { BlockFields } from './BlockFields.tsx'
import { blockRunsOf, blocksIn, moved, withRun, type BlockRun } from './blockRuns.ts'
import { DocumentBlock } from './DocumentBlock.ts'
import { documentPageTexts as texts } from './documentPage.texts.ts'

export interface BlockListProps {
  blocks: readonly DocumentBlock[]
  /** Kinds of blocks with forms that can be added. */
  kinds: readonly FormKind[]
  onChange: (blocks: DocumentBlock[]) => void
  /** A save was tried: blocks that are not whole are marked. */
  isChecked: boolean
}

/**
 * The text of a document: headings, paragraphs and lists in a row are one text, other blocks have forms. Each is filled in,
 * moved, removed; others are added at the end.
 */
export function BlockList({ blocks, kinds, onChange, isChecked }: BlockListProps) {
  const list = useRef<HTMLOListElement>(null)
  const errorsId = useId()
  const runs = blockRunsOf(blocks)
  const isFull = blocks.length >= MAX_BLOCKS

  function move(run: BlockRun, by: -1 | 1) {
    const [next, start] = moved(blocks, run, by)
    onChange(next)
    const place = blockRunsOf(next).findIndex((one) => start < one.start + blocksIn(one).length)
    // The focus goes with the block.
    requestAnimationFrame(() => list.current?.children[place]?.querySelector<HTMLElement>('button:enabled')?.focus())
  }

  function addText() {
    const last = runs.at(-1)
    if (!last || last.form) return onChange([...blocks, EMPTY_TEXT])
    list.current?.lastElementChild?.querySelector<HTMLElement>('[contenteditable]')?.focus()
  }

  return (
    <>
      <ol ref={list} className={stack}>
        {runs.map((run, place) => {
          const label = run.form ? BLOCK_FORMS[run.form.kind].label : richTextTexts.text
          const name = `${label} ${place + 1}`
          const isWrong = isChecked && !blocksIn(run).every((block) => v.is(DocumentBlock, block))
          const errorId = isWrong ? `${errorsId}-${place}` : undefined
          const change = (next: readonly DocumentBlock[]) => onChange(withRun(blocks, run, next))
          return (
            <li key={place} className={box} data-wrong={isWrong}>
              <div className={head}>
                <span className={title}>{label}</span>
                <IconButton
                  shape={chevronUpIcon}
                  label={texts.up(name)}
                  disabled={place === 0}
                  onClick={() => move(run, -1)}
                />
                <IconButton
                  shape={chevronDownIcon}
                  label={texts.down(name)}
                  disabled={place === runs.length - 1}
                  onClick={() => move(run, 1)}
                />
                <IconButton shape={binIcon} label={texts.remove(name)} onClick={() => change([])} />
              </div>
              {run.form ? (
                <BlockFields block={run.form} errorId={errorId} onChange={(block) => change([block])} />
              ) : (
                <RichText label={name} errorId={errorId} value={run.text} onChange={change} />
              )}
              {isWrong && (
                <Message tone="danger" isLive>
                  <span id={errorId}>{run.form ? texts.incomplete : texts.emptyText}</span>
                </Message>
              )}
            </li>
          )
        })}
      </ol>
      <div className={adding} role="group" aria-label={texts.add}>
        <AddButton label={richTextTexts.text} isDisabled={isFull} onAdd={addText} />
        {kinds.map((kind) => (
          <AddButton
            key={kind}
            label={BLOCK_FORMS[kind].label}
            isDisabled={isFull}
            onAdd={() => onChange([...blocks, BLOCK_FORMS[kind].fresh])}
          />
        ))}
      </div>
    </>
  )
}

interface AddButtonProps {
  label: string
  isDisabled: boolean
  onAdd: () => void
}

function AddButton({ label, isDisabled, onAdd }: AddButtonProps) {
  return (
    <Button variant="secondary" size="s" disabled={isDisabled} aria-label={texts.addOf(label)} onClick={onAdd}>
      {label}
    </Button>
  )
}

const stack = css`
  display: grid;
  gap: ${space.s12};
`

const box = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s8};
  padding: ${space.s8} ${space.s12} ${space.s12};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};

  &[data-wrong='true'] {
    border-color: ${color.stateDanger};
  }
`

const head = css`
  display: flex;
  align-items: center;
  gap: ${space.s4};
`

const title = css`
  flex: 1;
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  font-weight: ${weight.medium};
`

const adding = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
`
