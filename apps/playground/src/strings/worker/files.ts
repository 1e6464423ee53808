export const game = (number: number): string => `Game ${number}`;
const megabytes = (bytes: number): string => `${Math.round(bytes / (1 << 20))} MB`;
export const longGame = (most: number): string => `This game has more than ${megabytes(most)} and does not fit into the moves field.`;
export const empty = (name: string): string => `${name} is empty.`;
export const notText = (name: string): string => `${name} is not a text file.`;
export const manyPositions = (name: string, most: number): string =>
	`${name} has more than ${megabytes(most)} of positions. Open a part of it.`;
export const longText = (name: string, most: number): string =>
	`${name} is neither PGN nor a list of positions, and it has more than ${megabytes(most)}.`;
export const notRead = (name: string, reason: string): string => `${name} could not be read: ${reason}`;
export const notInList = 'This game is not in the list.';
export const longUnpacked = (most: number): string =>
	`Unpacked, this file has more than ${megabytes(most)}. Unpack it and open a part of it.`;
export const noGzip = 'This browser cannot unpack .gz files. Unpack the file before you open it.';
export const badPacking = (packing: string, reason: string): string => `The file is not valid ${packing}: ${reason}.`;
