/** Placeholder words of the form in lower case; also rejected as a part of the input. */
export const placeholderWords: readonly string[] = ['покупатель', 'фамилия', 'имя', 'отчество', 'фио']
