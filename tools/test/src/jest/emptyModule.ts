/** Stands in for stylesheets and fonts in unit tests. */
export {}
