/** Action of a visitor that remotes report to the host; the shell passes it on to analytics and recommendations. */
export type StoreEvent =
  | { event: 'page_view'; path: string; title: string }
  | { event: 'product_view'; productId: number; productGuid: string; name: string }
  | {
      event: 'category_view'
      categoryId: number
      /** Names from the department down, separated by slashes. */
      categoryPath: string
    }
  | { event: 'search'; searchPhrase: string }
  | {
      event: 'add_to_cart'
      productId: number
      productGuid: string
      name: string
      quantity: number
      /** Kopecks. */
      price: number
    }
  | {
      event: 'purchase'
      /** Number of the order. */
      transaction: string
      /** Prices in kopecks. */
      products: { id: number; quantity: number; price: number }[]
    }
  /** Regions by their `gtmType`. */
  | { event: 'region_change'; from: string; to: string }
  | {
      event: 'login'
      /** E-mail or id; goes to the store's own server only. */
      customer: string
    }
