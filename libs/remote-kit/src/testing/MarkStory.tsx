import { getMarks, type Marks } from '@verstak/contracts/marks'
import { makeProductTile, makeRegion } from '@verstak/testing/factories'
import type { FakeApi } from '@verstak/testing/fakeApi'
import { media } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { MarkButtons, type MarkButtonsProps } from '../MarkButtons.tsx'
import { TestHost, createTestHost, type TestHostInput } from '../TestHost.tsx'

export interface MarkStoryProps extends Pick<MarkButtonsProps, 'look'>, Pick<TestHostInput, 'widgets'> {
  /** Answers the API calls of the toggle. */
  api: FakeApi
  /** The user's existing marks. */
  marks?: Partial<Marks>
}

/** The product toggles as on a page, for stories of the remotes that implement them. */
export function MarkStory({ look, widgets, api, marks }: MarkStoryProps) {
  const [host] = useState(() => {
    api.on(getMarks, () => ({ favorites: [], compare: [], ...marks }))
    return createTestHost({
      call: api.call,
      region: makeRegion(),
      layout: matchMedia(media.phone).matches ? 'mobile' : 'desktop',
      user: 'private',
      widgets,
      isServed: () => true,
    })
  })
  return (
    <TestHost host={host}>
      <div style={{ display: 'inline-grid', minHeight: 320 }}>
        <div>
          <MarkButtons product={makeProductTile({ id: 1 })} look={look} />
        </div>
      </div>
    </TestHost>
  )
}
