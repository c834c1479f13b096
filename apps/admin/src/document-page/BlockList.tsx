import { css } from '@linaria/core'
import { ContentBlock } from '@verstak/contracts/content'
import { MOST_BLOCKS } from '@verstak/contracts/contentStaff'
import { Button } from '@verstak/ui-kit/Button'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { binIcon, chevronDownIcon, chevronUpIcon } from '@verstak/ui-kit/icons'
import { Message } from '@verstak/ui-kit/Message'
import { color, fontSize, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'
import { useRef } from 'react'
import * as v from 'valibot'
import { BLOCK_FORMS } from './blockFields.data.ts'
import { BlockFields } from './BlockFields.tsx'
import { documentPageTexts as texts } from './documentPage.texts.ts'

export interface BlockListProps {
  blocks: readonly ContentBlock[]
  onChange: (blocks: ContentBlock[]) => void
  /** A save was tried: blocks that are not whole are marked. */
  isChecked: boolean
}

const KINDS = Object.keys(BLOCK_FORMS) as ContentBlock['kind'][]

/** The text of a document as a list of blocks: each is filled in, moved, removed; others are added at the end. */
export function BlockList({ blocks, onChange, isChecked }: BlockListProps) {
  const list = useRef<HTMLOListElement>(null)

  function move(from: number, to: number) {
    const next = [...blocks]
    next.splice(to, 0, ...next.splice(from, 1))
    onChange(next)
    // The focus goes with the block.
    requestAnimationFrame(() => list.current?.children[to]?.querySelector<HTMLElement>('button')?.focus())
  }

  return (
    <>
      <ol ref={list} className={stack}>
        {blocks.map((block, place) => {
          const { label } = BLOCK_FORMS[block.kind]
          const name = `${label} ${place + 1}`
          const isWrong = isChecked && !v.is(ContentBlock, block)
          return (
            <li key={place} className={box} data-wrong={isWrong}>
              <div className={head}>
                <span className={title}>{label}</span>
                <IconButton
                  shape={chevronUpIcon}
                  label={texts.up(name)}
                  disabled={place === 0}
                  onClick={() => move(place, place - 1)}
                />
                <IconButton
                  shape={chevronDownIcon}
                  label={texts.down(name)}
                  disabled={place === blocks.length - 1}
                  onClick={() => move(place, place + 1)}
                />
                <IconButton
                  shape={binIcon}
                  label={texts.remove(name)}
                  onClick={() => onChange(blocks.filter((_, index) => index !== place))}
                />
              </div>
              <BlockFields
                block={block}
                onChange={(changed) => onChange(blocks.map((other, index) => (index === place ? changed : other)))}
              />
              {isWrong && (
                <Message tone="danger" isLive>
                  {texts.incomplete}
                </Message>
              )}
            </li>
          )
        })}
      </ol>
      <div className={adding} role="group" aria-label={texts.add}>
        {KINDS.map((kind) => (
          <Button
            key={kind}
            variant="secondary"
            size="s"
            disabled={blocks.length >= MOST_BLOCKS}
            aria-label={texts.addOf(BLOCK_FORMS[kind].label)}
            onClick={() => onChange([...blocks, BLOCK_FORMS[kind].fresh])}
          >
            {BLOCK_FORMS[kind].label}
          </Button>
        ))}
      </div>
    </>
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
