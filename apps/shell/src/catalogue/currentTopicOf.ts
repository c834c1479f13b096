import type { Topic } from '@verstak/contracts/catalogue'

const CATEGORY_PATH = /^\/category\/[^/]*-(\d+)\//

/** The department whose page, or whose child's page, has this path. */
export function currentTopicOf(topics: readonly Topic[], pathname: string): Topic | undefined {
  const id = Number(CATEGORY_PATH.exec(pathname)?.[1])
  return topics.find((topic) => topic.id === id || topic.children.some((child) => child.id === id))
}
