import { css } from '@linaria/core'
import { isMobile, useHost } from '@verstak/host'
import { useLocation, useNavigate } from '@verstak/router'
import { SearchField } from '@verstak/ui-kit/SearchField'
import { useEffect, useRef, useState } from 'react'
import type { ComponentType, SubmitEvent } from 'react'
import { searchTexts } from './header.texts.ts'

const SEARCH_PATH = '/search/'
const QUERY_KEY = 'what'
/** Longest query that the search accepts. */
const MAX_LENGTH = 200

export interface SearchFormProps {
  /** Accessible name of the form; must be unique when a page has several. */
  label?: string
}

/** Search form: a plain GET form without JavaScript, a client navigation with it. */
export function SearchForm({ label = searchTexts.label }: SearchFormProps) {
  const { layout } = useHost()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [suggesting, setSuggesting] = useState<Suggesting>()
  const placeholder = isMobile(layout) ? searchTexts.placeholder.phone : searchTexts.placeholder.desktop
  const query = pathname.startsWith(SEARCH_PATH) ? (new URLSearchParams(search).get(QUERY_KEY) ?? '') : ''

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = input.current?.value.trim() ?? ''
    // A placeholder other than the default is a popular search, which an empty field submits (SEARCH-023, 024).
    const preset = input.current?.placeholder ?? placeholder
    if (wanted) void navigate(searchAddress(wanted))
    else if (preset !== placeholder) void navigate(`${searchAddress(preset)}&searchType=autocompletePredefined`)
    else input.current?.focus()
  }

  function loadPanel(field: HTMLInputElement) {
    if (suggesting?.field === field) return
    import(/* webpackChunkName: "search" */ '../search-panel/SearchPanel.tsx').then(
      ({ SearchPanel: Panel }) => setSuggesting({ Panel, field }),
      // The search works without the panel's code.
      () => undefined,
    )
  }

  // The field may have had the focus before hydration.
  useEffect(() => {
    if (input.current && input.current === document.activeElement) loadPanel(input.current)
  })

  return (
    <div className={place}>
      <form role="search" aria-label={label} action={SEARCH_PATH} onSubmit={submit}>
        <SearchField
          // Reset the field when the page's query changes.
          key={query}
          ref={input}
          label={label}
          submitLabel={searchTexts.submit}
          name={QUERY_KEY}
          defaultValue={query}
          maxLength={MAX_LENGTH}
          placeholder={placeholder}
          role="combobox"
          aria-expanded={false}
          onFocus={(event) => loadPanel(event.currentTarget)}
          autoComplete="off"
        />
      </form>
      {suggesting && <suggesting.Panel field={suggesting.field} />}
    </div>
  )
}

/** The panel of suggestions and its field. */
interface Suggesting {
  Panel: ComponentType<{ field: HTMLInputElement }>
  field: HTMLInputElement
}

const searchAddress = (words: string) => `${SEARCH_PATH}?${new URLSearchParams({ [QUERY_KEY]: words })}`

const place = css`
  position: relative;
  flex: 1;
  min-width: 0;
`
