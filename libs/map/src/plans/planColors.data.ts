/** Colours of the plan: calm, so that marks stand out. WebGL reads no custom properties, so they are literals. */
export const planColors = {
  out: '#FAF8F3',
  land: '#F2EFE7',
  park: '#E6EADB',
  water: '#CFDFEA',
  waterLabel: '#3A627E',
  road: '#FFFFFF',
  roadEdge: '#E0DACC',
  ring: '#D8D1C1',
  distance: '#C2BAA8',
  label: '#646A70',
  town: '#4B5157',
  halo: '#F7F5EF',
  station: '#FFFFFF',
} as const
