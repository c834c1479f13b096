import { css } from '@linaria/core'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listRegions } from '@verstak/contracts/region'
import type { Region } from '@verstak/contracts/region'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { Icon } from '@verstak/ui-kit/Icon'
import { checkIcon } from '@verstak/ui-kit/icons'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { TextField } from '@verstak/ui-kit/TextField'
import { color, dimension, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { changeRegion, isSameRegion } from './changeRegion.ts'
import { findRegions } from './findRegions.ts'
import { regionTexts } from './regionChoice.texts.ts'
import { regionName } from './regionName.ts'

export interface RegionListProps {
  /** Shows the names in as many columns as fit. */
  isWide: boolean
  onDone: () => void
}

/** List of all regions with a search field (REGION-016). */
export function RegionList({ isWide, onDone }: RegionListProps) {
  const host = useHost()
  const current = useRegion()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Region>()
  const { data, isError, refetch } = useQuery(endpointQuery(host.call, listRegions, {}))

  async function choose(region: Region) {
    setChosen(region)
    try {
      await changeRegion(host, region)
      onDone()
    } catch {
      setChosen(undefined)
      host.modals.ask({ kind: 'error' })
    }
  }

  if (isError) return <ErrorState title={regionTexts.failed} onRetry={() => void refetch()} />
  if (!data) return <Spinner label={regionTexts.loading} />
  const found = findRegions(data.data, typed)
  return (
    <div className={box}>
      <TextField
        label={regionTexts.search}
        isLabelHidden
        // Not `type="search"`: there browsers handle the first Escape themselves, which must close the window.
        enterKeyHint="search"
        size="l"
        placeholder={regionTexts.searchPlaceholder}
        autoComplete="off"
        autoFocus
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          const [only] = found
          if (event.key === 'Enter' && only && typed.trim()) void choose(only)
        }}
      />
      <p role="status" className={note}>
        {found.length === 0 && regionTexts.nothing}
      </p>
      <ul className={list} data-wide={isWide || undefined} aria-label={regionTexts.list}>
        {found.map((region) => (
          <li key={`${region.id} ${region.descendantId}`}>
            <button
              type="button"
              className={item}
              aria-current={isSameRegion(region, current) || undefined}
              aria-busy={region === chosen || undefined}
              disabled={chosen !== undefined}
              onClick={() => void choose(region)}
            >
              {regionName(region)}
              {isSameRegion(region, current) && <Icon shape={checkIcon} size="s" />}
              {region === chosen && <Spinner label={regionName(region)} />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const box = css`
  display: flex;
  flex-direction: column;
  gap: ${space.s8};
  min-height: min(560px, 70dvh);
`

const note = css`
  color: ${color.textSecondary};

  &:empty {
    display: none;
  }
`

const list = css`
  display: grid;
  align-content: start;
  gap: 0 ${space.s16};

  &[data-wide] {
    grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  }
`

const item = css`
  display: flex;
  align-items: center;
  gap: ${space.s8};
  width: 100%;
  min-height: 40px;
  padding: ${space.s4} ${space.s8};
  border-radius: ${radius.control};
  color: ${color.textPrimary};
  text-align: left;
  cursor: pointer;

  &:hover {
    background-color: ${color.surfaceSunken};
  }

  &[aria-current] {
    font-weight: ${weight.semibold};
  }

  @media ${media.touch} {
    min-height: ${dimension.tapMin};
  }
`
