import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// A generous timeout for busy machines; only a failing test waits for so long.
configure({ asyncUtilTimeout: 15_000 })

// jsdom lays nothing out, so there is nothing to observe.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// No intersections either.
globalThis.IntersectionObserver ??= class {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
