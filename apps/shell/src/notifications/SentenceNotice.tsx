import { Link } from '@verstak/ui-kit/Link'
import { NoticeCard } from './NoticeCard.tsx'
import { sentences } from './notices.texts.ts'
import type { SentenceName } from './noticeNames.ts'

export interface SentenceNoticeProps {
  name: SentenceName
  /** Whether a page of the store is there. */
  canOpen: (pathname: string) => boolean
  onClose: () => void
}

/** A sentence with the way to what it is about; following that is having seen it. */
export function SentenceNotice({ name, canOpen, onClose }: SentenceNoticeProps) {
  const { text, link, href } = sentences[name]
  return (
    <NoticeCard
      onClose={onClose}
      actions={
        canOpen(href) && (
          <Link href={href} onClick={onClose}>
            {link}
          </Link>
        )
      }
    >
      <p>{text}</p>
    </NoticeCard>
  )
}
