/** The path at which the page is published. The page itself needs no path: it also works from a file and from any folder. */
export const BASE_PATH = '/play/';
