export const title = 'Try one of these';
export const all = 'All examples';
export const hide = 'Hide';
export const hideExamples = 'Hide the examples';
export const hidden = 'Examples hidden. The panel “Examples” has them.';
export const examples = 'Examples';
export const opened = (title: string): string => `Opened: ${title}.`;
/** A package that an example shows. */
export const packageName = (name: string): string => `@x/${name}`;
