import { css } from '@linaria/core'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import { activateReleaseAsStaff, type listStaffReleases } from '@verstak/contracts/staffShop'
import { useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { Select } from '@verstak/ui-kit/Select'
import { space } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { momentOf } from '../frame/adminDates.ts'
import { releaseTexts as texts } from './releases.texts.ts'

const STEPS = [1, 5, 25, 100] as const

export interface ActivateReleaseProps {
  parts: EndpointResponse<typeof listStaffReleases>['parts']
  isRunning: boolean
  onActivate: (act: () => Promise<unknown>) => Promise<void>
}

/** Makes a published release live, for all or for a part of the visitors. */
export function ActivateRelease({ parts, isRunning, onActivate }: ActivateReleaseProps) {
  const { call } = useHost()
  const [remote, setRemote] = useState(parts[0]?.remote ?? '')
  const releases = parts.find((part) => part.remote === remote)?.releases ?? []
  const [wanted, setWanted] = useState('')
  const [percent, setPercent] = useState<(typeof STEPS)[number]>(5)
  const version = releases.some((one) => one.version === wanted) ? wanted : (releases[0]?.version ?? '')
  return (
    <div className={row}>
      <Select label={texts.choosePart} value={remote} onChange={({ target }) => setRemote(target.value)}>
        {parts.map((part) => (
          <option key={part.remote} value={part.remote}>
            {part.remote}
          </option>
        ))}
      </Select>
      <Select label={texts.chooseVersion} value={version} onChange={({ target }) => setWanted(target.value)}>
        {releases.map((one) => (
          <option key={one.version} value={one.version}>
            {`${one.version}, ${momentOf(one.publishedAt)}, ${one.by}`}
          </option>
        ))}
      </Select>
      <Select
        label={texts.choosePercent}
        value={percent}
        onChange={({ target }) => setPercent(Number(target.value) as typeof percent)}
      >
        {STEPS.map((step) => (
          <option key={step} value={step}>
            {texts.percent(step)}
          </option>
        ))}
      </Select>
      <Button
        variant="secondary"
        loading={isRunning}
        disabled={version === ''}
        onClick={() => void onActivate(() => call(activateReleaseAsStaff, { body: { remote, version, percent } }))}
      >
        {texts.activate}
      </Button>
    </div>
  )
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.s12};
`
