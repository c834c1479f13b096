import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eachStory, type Task } from './eachStory.ts'
import { serveFolder } from './serveFolder.ts'
import { showStory } from './showStory.ts'

/** A built workshop and where pictures of it go. */
export interface Rendering {
  /** Folder of the built workshop. */
  workshop: string
  /** Stories of it to render. */
  tasks: readonly Task[]
  /** Folder for the pictures; made when missing. */
  output: string
  /** Loads a new document for each story: slow, but without state of the previous story. */
  isFresh: boolean
}

/** Name of a picture's file: `kit-button--loading.390.png`. */
export const pictureName = ({ id, width }: Task): string => `${id}.${width}.png`

/**
 * Renders whole pages of stories as PNG files.
 * @returns errors of failed stories, by picture name
 */
export async function renderStories({ workshop, tasks, output, isFresh }: Rendering): Promise<Map<string, string>> {
  const served = await serveFolder(workshop)
  const failures = new Map<string, string>()
  mkdirSync(output, { recursive: true })
  await eachStory(tasks, async (page, task) => {
    try {
      await showStory(page, served.origin, task.id, isFresh)
      const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' })
      writeFileSync(join(output, pictureName(task)), picture)
    } catch (error) {
      failures.set(pictureName(task), error instanceof Error ? error.message : String(error))
    }
  })
  await served.close()
  return failures
}
