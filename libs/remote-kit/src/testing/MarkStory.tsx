import { getMarks, type Marks } from '@verstak/contracts/marks'
import { makeProductTile, makeRegion } from '@verstak/testing/factories'
import type { FakeApi } from '@verstak/testing/fakeApi'
import { media } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { MarkButtons, type MarkButtonsProps } from '../MarkButtons.tsx'
import { TestHost, createTestHost, type TestHostInput } from '../TestHost.tsx'

export interface MarkStoryProps extends Pick<MarkButtonsProps, 'look'>, Pick<TestHostInput, 'widgets'> {
  /** Answers the calls of the toggle. */
  api: FakeApi
  /** What a user has marked before. */
  marks?: Partial<Marks>
}

/** The toggles of a product as a page has them, for the stories of the remotes that do what they promise. */
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
