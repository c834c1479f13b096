// expect: verstak/boundaries
export const page = 'its project has no valid tags'
