export const close = 'Close';
export const wrong = 'Wrong';
export const right = 'Right';
/** `Wrong, in the game chess` */
export const wrongIn = (settings: string): string => `${wrong}, ${settings}`;
/** `Repair: remove K.` */
export const repair = (repairing: string): string => `Repair: ${repairing}`;
export const noPage = 'This error does not have a page.';
