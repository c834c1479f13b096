import type { CategoryWithChildren, Topic } from '@verstak/contracts/catalogue'
import { catalogueTexts } from './catalogue.texts.ts'
import { isListed } from './isListed.ts'
import { LevelHead, LevelRow, LevelRows } from './LevelRows.tsx'

export interface CategoryLevelProps {
  topic: Topic
  group: CategoryWithChildren
  onBack: () => void
}

/** Children of a category of a department. */
export function CategoryLevel({ topic, group, onBack }: CategoryLevelProps) {
  return (
    <>
      <LevelHead category={group} above={topic.name} onBack={onBack} />
      <LevelRows label={group.name}>
        {group.children.filter(isListed).map((child) => (
          <LevelRow key={child.id} category={child} note={catalogueTexts.products(child.count)} />
        ))}
      </LevelRows>
    </>
  )
}
