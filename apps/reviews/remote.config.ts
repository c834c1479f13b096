import type { RemoteConfig } from '@verstak/contracts/remoteConfig'

export const remote: RemoteConfig = {
  name: 'reviews',
  routes: [
    '/product/{productName}-{productId}/otzyvy/',
    '/product/{productName}-{productId}/otzyvy/page{pageId}/',
    '/product/{productName}-{productId}/discussions/',
    '/product/{productName}-{productId}/add-review/',
    '/category/{categoryName}-{categoryId}/otzyvy/',
    '/category/{categoryName}-{categoryId}/otzyvy/page{pageId}/',
    '/category/{categoryName}-{categoryId}/{brandName}-{brandId}/otzyvy/',
    '/category/{categoryName}-{categoryId}/{brandName}-{brandId}/otzyvy/page{pageId}/',
  ],
  widgets: {
    ProductReviews: './src/product-reviews/ProductReviews.tsx',
    ProductDiscussions: './src/product-discussions/ProductDiscussions.tsx',
    MyReviews: './src/my-reviews/MyReviews.tsx',
    ReviewReminder: './src/review-reminder/ReviewReminder.tsx',
  },
  alone: ['MyReviews'],
  smoke: ['{product}otzyvy/', '{product}discussions/', '{product}add-review/', '{category}otzyvy/'],
  budget: { js: 30_000, css: 10_600 },
}
