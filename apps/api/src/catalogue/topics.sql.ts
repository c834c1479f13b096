import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** What a topic points at: brands and categories of consumables, by their ids in the topic's order. */
export interface TopicRelations {
  topicId: number
  brandIds: number[]
  consumableIds: number[]
}

export async function selectTopicRelations(db: Queryable): Promise<TopicRelations[]> {
  const { rows } = await sql<TopicRelations>`
    select c.id as "topicId",
      array(select brand_id from topic_brand where category_id = c.id order by position, brand_id) as "brandIds",
      array(select consumable_id from topic_consumable where category_id = c.id order by position, consumable_id)
        as "consumableIds"
    from category c where c.parent_id is null`.execute(db)
  return rows
}
