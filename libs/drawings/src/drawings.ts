// Names and addresses only, so that a page with pictures does not load the drawings; those are in `./renderDrawing`.
export { PRODUCT_GROUPS, type Brand, type ProductGroup } from './brand.ts'
export { BRANDS, type BrandSlug } from './brands.data.ts'
export { DRAWING_KINDS, DRAWING_NAMES, type DrawingKind } from './drawingKinds.data.ts'
export { DRAWINGS_VERSION } from './drawingsVersion.data.ts'
export { galleryViews } from './galleryViews.ts'
export { isLivery, LIVERIES, liveryOf, type Livery } from './liveries.ts'
export {
  NO_PICTURE,
  PICTURE_FORMATS,
  PICTURE_SIZES,
  pixelsOf,
  VIEWS,
  type Picture,
  type PictureFormat,
  type PictureSize,
  type Subject,
  type View,
} from './picture.ts'
export {
  drawingOf,
  hasPicture,
  isDrawingKind,
  isView,
  parsePictureUrl,
  PICTURES_PATH,
  pictureTemplate,
  pictureUrl,
  sizedPicture,
  type ParsedPicture,
} from './pictureAddress.ts'
