/** Returns whether the text can be a person's name: it holds no markup. */
export const isName = (typed: string): boolean => !/[<>]/.test(typed)
