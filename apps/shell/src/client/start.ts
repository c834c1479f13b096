/** Modules of the page, in the order of their evaluation. */
const PARTS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@verstak/router'),
  () => import(/* webpackMode: "eager" */ '@tanstack/react-query'),
  () => import(/* webpackMode: "eager" */ '@verstak/region'),
  () => import(/* webpackMode: "eager" */ './main.tsx'),
]

// Each in its own task, so that input waits for one of them at most.
for (const bring of PARTS) setTimeout(() => void bring())
