/** What the page's program is made of. */
const PARTS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@verstak/router'),
  () => import(/* webpackMode: "eager" */ '@tanstack/react-query'),
  () => import(/* webpackMode: "eager" */ '@verstak/region'),
  () => import(/* webpackMode: "eager" */ './main.tsx'),
]

// Each in a task of its own: a press meanwhile waits for one of them only.
for (const bring of PARTS) setTimeout(() => void bring())
