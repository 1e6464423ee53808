import type { Tag } from '../tree/game.js';

/** The value of a tag: the last one with this name counts. */
export const tagValue = (tags: readonly Tag[], name: string): string | undefined => tags.findLast((tag) => tag.name === name)?.value;

/** Whether a move is a further part of the move before it: `Nf3,d4` of duck chess is the moves `Nf3` and `,d4`. */
export const isPart = (san: string): boolean => san.startsWith(',');

/** The plies before the first move, as move numbers count them: 0 before `1.`, 1 before `1...`. */
export const firstPly = (tags: readonly Tag[]): number => {
	const fields = tagValue(tags, 'FEN')?.trim().split(/\s+/) ?? [];
	const black = fields[1] === 'b' ? 1 : 0;
	const number = fields.slice(2).findLast((field) => /^\d{1,9}$/.test(field)) ?? '1';
	return 2 * Math.max(0, Number(number) - 1) + black;
};
