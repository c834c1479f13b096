/** Words that stand in a form for a name, in lower case; each also as a part of what was written. */
export const placeholderWords: readonly string[] = ['покупатель', 'фамилия', 'имя', 'отчество', 'фио']
