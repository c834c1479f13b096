import { MARK_COOKIES } from '@verstak/contracts/cookie'

/** True when this browser's visitor has marked products. Browser only. */
export const hasMarksCookie = () => document.cookie.includes(`${MARK_COOKIES.hasMarks.name}=`)
