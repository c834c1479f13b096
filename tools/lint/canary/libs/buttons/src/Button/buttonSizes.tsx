// expect: nothing
export const notPublic = ['s', 'm']
