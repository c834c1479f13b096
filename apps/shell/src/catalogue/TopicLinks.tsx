import { css } from '@linaria/core'
import { Chip } from '@verstak/ui-kit/Chip'
import { space } from '@verstak/ui-kit/tokens'
import { isListed } from './isListed.ts'
import { topicLinksLabel } from './topicLinks.texts.ts'
import { useTopics } from '@verstak/remote-kit/useTopics'

/** The departments in a row, for pages without content. */
export function TopicLinks() {
  const topics = useTopics().topics.filter(isListed)
  return (
    <nav className={row} aria-label={topicLinksLabel}>
      {topics.map(({ id, name, url }) => (
        <Chip key={id} size="m" label={name} href={url} />
      ))}
    </nav>
  )
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
`
