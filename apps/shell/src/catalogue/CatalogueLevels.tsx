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
  /** Called when a link was followed. */
  onLeave: () => void
}

/** The catalogue on a phone, one level at a time: departments, categories of a department, children of a category. */
export function CatalogueLevels({ onLeave }: CatalogueLevelsProps) {
  const topics = useTopics().topics.filter(isListed)
  const { call } = useHost()
  const { data: counts } = useQuery(topicCountsQuery(call, useRegion().id))
  const countById = new Map(counts?.data.map(({ id, count }) => [id, count]))
  const [topic, setTopic] = useState<Topic>()
  const [group, setGroup] = useState<CategoryWithChildren>()
  const level = useRef<HTMLDivElement>(null)
  /** The pressed row, which gets the focus on the way back. */
  const [left, setLeft] = useState<number>()
  const depth = group ? 2 : topic ? 1 : 0
  const shown = useRef(depth)

  // Focus the top of a new level, where the back button is; on the way back, the row that was pressed.
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

/** Text with the count; a no-break space reserves the line while it is unknown. */
const noteOf = (count: number | undefined) => (count === undefined ? '\u00A0' : catalogueTexts.products(count))
