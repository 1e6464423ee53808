export const unitsOf = (text: string): Uint8Array => Uint8Array.from(text, (c) => (c.charCodeAt(0) > 127 ? 255 : c.charCodeAt(0)));
