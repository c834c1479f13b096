import { DigitsField } from '@verstak/ui-kit/DigitsField'
import { Icon } from '@verstak/ui-kit/Icon'
import { plusIcon } from '@verstak/ui-kit/icons'
import type { Company } from '@verstak/contracts/organization'
import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { addOrganizationTexts as texts } from './addOrganization.texts.ts'
import { companyNoteOf } from './companyNoteOf.ts'
import * as styles from './addOrganizationStyles.tsx'

const MAX_DIGITS = 12

export interface InnFieldProps {
  defaultValue: string
  error: string | undefined
  /** Companies below the field; null hides the list. */
  companies: readonly Company[] | null
  /** A single entry says that nothing was found. */
  isNothing: boolean
  onChange: (inn: string) => void
  /** Null: the form is filled by hand. */
  onChoose: (company: Company | null) => void
}

/** One entry of the list. `company` null: by hand. */
interface Entry {
  key: string
  company: Company | null
}

/** The INN with companies suggested below it. Arrows move in the list, Enter takes one, Escape closes it. */
export function InnField({ defaultValue, error, companies, isNothing, onChange, onChoose }: InnFieldProps) {
  const listId = useId()
  const [active, setActive] = useState(-1)
  const [isClosed, setClosed] = useState(false)
  const entries: Entry[] = [
    ...(companies ?? []).map((company) => ({ key: company.id, company })),
    { key: 'hand', company: null },
  ]
  const isOpen = companies !== null && !isClosed
  const choices = isNothing ? 0 : entries.length

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (companies === null || choices === 0) return
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive(isOpen ? (active + step + choices) % choices : step === 1 ? 0 : choices - 1)
      setClosed(false)
    } else if (event.key === 'Enter' && isOpen && active >= 0 && choices > 0) {
      event.preventDefault()
      choose(entries[active]!.company)
    } else if (event.key === 'Escape' && isOpen) {
      // The window stays.
      event.stopPropagation()
      event.preventDefault()
      setClosed(true)
    }
  }

  function choose(company: Company | null) {
    setClosed(true)
    onChoose(company)
  }

  return (
    <div
      className={styles.suggestBox}
      onBlur={(event) => setClosed(!event.currentTarget.contains(event.relatedTarget))}
    >
      <DigitsField
        name="inn"
        label={texts.inn}
        max={MAX_DIGITS}
        size="l"
        required
        defaultValue={defaultValue}
        error={error}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        onChange={(inn) => {
          setActive(-1)
          setClosed(false)
          onChange(inn)
        }}
        onFocus={() => setClosed(false)}
        onKeyDown={press}
      />
      <ul id={listId} className={styles.suggestList} role="listbox" aria-label={texts.suggestions} hidden={!isOpen}>
        {isNothing && (
          <li role="option" aria-selected={false} aria-disabled className={styles.suggestion}>
            {texts.nothing}
          </li>
        )}
        {!isNothing &&
          entries.map(({ key, company }, index) => (
            <li
              key={key}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              className={styles.suggestion}
              data-by-hand={company === null || undefined}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(company)}
            >
              {company ? (
                <>
                  <b>{company.companyName}</b>
                  <small>{companyNoteOf(company)}</small>
                </>
              ) : (
                <>
                  <Icon shape={plusIcon} size="s" />
                  {texts.byHand}
                </>
              )}
            </li>
          ))}
      </ul>
    </div>
  )
}
