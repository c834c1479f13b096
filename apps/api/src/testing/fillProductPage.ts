import type { Database } from '../db/openDatabase.ts'
import { guidOf, known } from './testShop.data.ts'

/** Files of the test shop by their names in tests. */
export const files = { manual: guidOf(9001), certificate: guidOf(9002), video: guidOf(9003), captions: guidOf(9004) }

export const MANUAL = 'Прочтите до первого включения.\n'
/** Long enough to be read in parts. */
export const VIDEO = Buffer.from(Array.from({ length: 2_500_000 }, (_, index) => index % 251))

/**
 * Documents and a video of the saw, and a group of saws: red and blue in two sizes. The blue large one is withdrawn, the red
 * large one sold out in region 1.
 */
export async function fillProductPage(db: Database): Promise<void> {
  await db
    .insertInto('shop_file')
    .values([
      { guid: files.manual, media_type: 'text/plain', content: Buffer.from(MANUAL) },
      { guid: files.certificate, media_type: 'application/pdf', content: Buffer.from('%PDF-1.4') },
      { guid: files.video, media_type: 'video/webm', content: VIDEO },
      { guid: files.captions, media_type: 'text/vtt', content: Buffer.from('WEBVTT\n') },
    ])
    .execute()
  await db
    .insertInto('product_document')
    .values([
      { product_id: known.saw, file_guid: files.certificate, kind: 'certificate', name: 'Сертификат', position: 2 },
      { product_id: known.saw, file_guid: files.manual, kind: 'instruction', name: 'Инструкция (RU)', position: 1 },
    ])
    .execute()
  await db
    .insertInto('product_video')
    .values({
      product_id: known.saw,
      file_guid: files.video,
      title: 'Как сменить диск',
      duration: 42,
      captions_guid: files.captions,
      poster_guid: null,
    })
    .execute()
  await db.insertInto('variant_group').values({ id: 1, name: 'Пила' }).execute()
  await db
    .insertInto('variant_axis')
    .values([
      { group_id: 1, position: 1, kind: 'color', name: 'Цвет' },
      { group_id: 1, position: 2, kind: 'size', name: 'Диск' },
    ])
    .execute()
  await db
    .insertInto('product_variant')
    .values([
      { product_id: known.saw, group_id: 1, choices: ['красный', '190 мм'], position: 1 },
      { product_id: known.farAway, group_id: 1, choices: ['красный', '230 мм'], position: 2 },
      { product_id: known.plenty, group_id: 1, choices: ['синий', '190 мм'], position: 3 },
      { product_id: known.withdrawn, group_id: 1, choices: ['синий', '230 мм'], position: 4 },
    ])
    .execute()
}
