import * as v from 'valibot'

/** Exactly one per request, by user agent (SHELL-009). */
export const Layout = v.picklist(['desktop', 'desktop-crawler', 'mobile', 'mobile-crawler'])
export type Layout = v.InferOutput<typeof Layout>
