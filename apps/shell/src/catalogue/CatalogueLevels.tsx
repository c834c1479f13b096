import { useQuery } from '@tanstack/react-query'
import type { CategoryWithChildren, Topic } from '@verstak/contracts/catalogue'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { useEffect, useRef, useState } from 'react'
import type { MouseEvent } from 'react'
import { catalogueTexts } from './catalogue.texts.ts'
import { CategoryLevel } from './CategoryLevel.tsx'
import { isListed } from './isListed.ts'
import { LevelRow, LevelRows } from './LevelRows.tsx'
import { topicCountsQuery } from '@verstak/remote-kit/topicCountsQuery'
import { TopicLevel } from './TopicLevel.tsx'
import { useTopics } from '@verstak/remote-kit/useTopics'

export interface CatalogueLevelsProps {
  /** A link was followed. */
  onLeave: () => void
}

/** The catalogue on a phone, a level at a time: departments, the categories of one, those of a category. */
export function CatalogueLevels({ onLeave }: CatalogueLevelsProps) {
  const topics = useTopics().topics.filter(isListed)
  const { call } = useHost()
  const { data: counts } = useQuery(topicCountsQuery(call, useRegion().id))
  const countById = new Map(counts?.data.map(({ id, count }) => [id, count]))
  const [topic, setTopic] = useState<Topic>()
  const [group, setGroup] = useState<CategoryWithChildren>()
  const level = useRef<HTMLDivElement>(null)
  /** Where a way back leads: the row that was pressed. */
  const [left, setLeft] = useState<number>()
  const depth = group ? 2 : topic ? 1 : 0
  const shown = useRef(depth)

  // A level begins at its top, where the way back is; back, on the row that was left.
  useEffect(() => {
    if (depth === shown.current) return
    const isBack = depth < shown.current
    shown.current = depth
    if (!isBack) level.current?.closest('dialog')?.scrollTo(0, 0)
    level.current
      ?.querySelector<HTMLElement>(isBack ? `[data-category="${left}"]` : '[data-back]')
      ?.focus({ preventScroll: !isBack })
  }, [depth, left])

  function leaveByLink({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) onLeave()
  }

  function goBack() {
    setLeft((group ?? topic)?.id)
    if (group) setGroup(undefined)
    else setTopic(undefined)
  }

  return (
    <div ref={level} onClick={leaveByLink}>
      {topic && group && <CategoryLevel topic={topic} group={group} onBack={goBack} />}
      {topic && !group && <TopicLevel topic={topic} onBack={goBack} onChoose={setGroup} />}
      {!topic && (
        <LevelRows label={catalogueTexts.departments}>
          {topics.map((one) => (
            <LevelRow key={one.id} category={one} note={noteOf(countById.get(one.id))} onOpen={() => setTopic(one)} />
          ))}
        </LevelRows>
      )}
    </div>
  )
}

/** A place for the number, until it is known. */
const noteOf = (count: number | undefined) => (count === undefined ? '\u00A0' : catalogueTexts.products(count))
