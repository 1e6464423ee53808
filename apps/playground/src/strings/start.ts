export const title = 'Look at one of these';
export const all = 'All examples';
export const examples = 'Examples';
export const opened = (title: string): string => `Opened: ${title}.`;
/** A package that an example shows. */
export const packageName = (name: string): string => `@x/${name}`;
/** Before the sentence of the example that a new visitor sees. */
export const onTheBoard = 'On the board now.';
