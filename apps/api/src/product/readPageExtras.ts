import type { ProductDetails } from '@verstak/contracts/product'
import type { Region } from '../catalogue-index/catalogueState.ts'
import type { Database } from '../db/openDatabase.ts'
import { endingOf, fileAddress } from '../files/fileAddress.ts'
import { findVariantGroup, selectDocuments, selectVariants, selectVideos } from './productPage.sql.ts'
import { variantsOf } from './variantsOf.ts'

/** Other colours and sizes, documents and videos of a product; what there is none of is left out. */
export async function readPageExtras(
  db: Database,
  productId: number,
  { office_ids }: Region,
): Promise<Pick<ProductDetails, 'variants' | 'documents' | 'videos'>> {
  const [group, rows, documents, videos] = await Promise.all([
    findVariantGroup(db, productId),
    selectVariants(db, productId, office_ids),
    selectDocuments(db, productId),
    selectVideos(db, productId),
  ])
  const variants = group && variantsOf(group, rows, productId)
  return {
    ...(variants && { variants }),
    ...(documents.length > 0 && {
      documents: documents.map(({ guid, kind, name, media_type, size }) => {
        return { kind, name, type: endingOf(media_type) ?? '', size, link: fileAddress(guid) }
      }),
    }),
    ...(videos.length > 0 && {
      videos: videos.map(({ file_guid, title, duration, captions_guid, poster_guid }) => ({
        title,
        src: fileAddress(file_guid),
        poster: poster_guid && fileAddress(poster_guid),
        duration,
        captions: captions_guid && fileAddress(captions_guid),
      })),
    }),
  }
}
