import { Link } from '@verstak/ui-kit/Link'
import { NoticeCard } from './NoticeCard.tsx'
import { sentences } from './notices.texts.ts'
import type { SentenceName } from './noticeNames.ts'

export interface SentenceNoticeProps {
  name: SentenceName
  /** Whether a page of the store is released. */
  canOpen: (pathname: string) => boolean
  onClose: () => void
}

/** A sentence with a link; following the link marks the notice as viewed. */
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
