import { css } from '@linaria/core'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { color, fontSize, layer, lineHeight, radius, shadow, space } from '@verstak/ui-kit/tokens'
import { useId, useState } from 'react'
import { searchPanelTexts } from './searchPanel.texts.ts'
import { SuggestionGroupList } from './SuggestionGroupList.tsx'
import { useField } from './useField.ts'
import { usePreset } from './usePreset.ts'
import { useSuggestions } from './useSuggestions.ts'

export interface SearchPanelProps {
  /** The search field, which has the role `combobox`; the panel is below its form. */
  field: HTMLInputElement
}

/**
 * Suggestions below the search field. Down and Up move through them and wrap around, Enter opens the active one, Delete
 * removes a search from the history. Escape, or a click or focus outside, closes the panel.
 */
export function SearchPanel({ field }: SearchPanelProps) {
  const id = useId()
  const [text, setText] = useState(field.value)
  const { groups, flag, searchedFor, forget, refresh } = useSuggestions(text)
  const type = (typed: string) => {
    setText(typed)
    refresh(typed === text)
  }
  const options = groups.flatMap(({ items }) => items)
  const { isOpen, active, close } = useField({ field, id, options, onType: type, onForget: forget })
  usePreset(field)

  const isShown = isOpen && (options.length > 0 || flag !== undefined)
  const hasHistory = groups.some(({ key }) => key === 'history')
  return (
    <div className={panel} data-flag={flag} hidden={!isShown}>
      {searchedFor && <p className={note}>{searchPanelTexts.searchedFor(searchedFor)}</p>}
      {flag === 'backend-trouble' && <p className={note}>{searchPanelTexts.trouble}</p>}
      {flag === 'loading' && (
        <p className={note}>
          <Spinner label={searchPanelTexts.loading} />
        </p>
      )}
      <div id={`${id}list`} role="listbox" aria-label={searchPanelTexts.label} hidden={options.length === 0}>
        {groups.map((group) => (
          <SuggestionGroupList
            key={group.key}
            group={group}
            idOf={(item) => `${id}${options.indexOf(item)}`}
            active={options[active]}
            onChosen={close}
            onForget={forget}
          />
        ))}
      </div>
      {hasHistory && (
        <button type="button" className={clear} aria-label={searchPanelTexts.clearLabel} onClick={() => forget()}>
          {searchPanelTexts.clear}
        </button>
      )}
      <VisuallyHidden>
        <span role="status">
          {isShown && flag === undefined && searchPanelTexts.found(options.length)}
          {isShown && hasHistory && `. ${searchPanelTexts.removeHint}`}
        </span>
      </VisuallyHidden>
    </div>
  )
}

const panel = css`
  position: absolute;
  top: calc(100% + ${space.s4});
  right: 0;
  left: 0;
  z-index: ${layer.dropdown};
  overflow-y: auto;
  overscroll-behavior: contain;
  max-height: min(692px, 100dvh - 120px);
  padding: ${space.s12} 0;
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
  box-shadow: ${shadow.popup};

  &[hidden] {
    display: none;
  }
`

const note = css`
  padding: ${space.s4} ${space.s16} ${space.s8};
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const clear = css`
  min-height: 44px;
  padding: 0 ${space.s16};
  color: ${color.textLink};
  font-size: ${fontSize.s13};
  cursor: pointer;

  &:hover {
    color: ${color.textLinkHover};
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`
