/** A name of a game as the name of a variant: blanks would end it in lines of the protocols. */
export const variantName = (name: string): string => name.trim().replace(/\s+/g, '-');
