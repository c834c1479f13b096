import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A story of a built workshop, as its index has it. */
export interface Story {
  /** `kit-button--loading` */
  id: string
  /** `Kit/Button` */
  title: string
  /** `Loading` */
  name: string
  tags: string[]
  /** Its file, from the workspace's folder: `./libs/ui-kit/src/Button/Button.stories.tsx` */
  importPath: string
}

/** The stories of a built workshop, in the order of its index. @throws when the folder holds none */
export function listStories(folder: string): Story[] {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: string }>
  }
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story')
  if (stories.length === 0) throw new Error(`${folder} holds no stories.`)
  return stories
}
