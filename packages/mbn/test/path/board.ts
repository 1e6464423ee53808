import type { Ruleset } from '@x/core';
import { parse } from '../../src/index.js';
import { pieceRuleset } from '../../src/path/index.js';
import type { Definition, Sequence } from '../../src/tree.js';

export interface Game {
	readonly files: number;
	readonly ranks: number;
	readonly boards?: number;
	/** Items of MBN. */
	readonly pieces: string;
	/** Royal letters. */
	readonly royals?: readonly string[];
	readonly captures?: 'completed' | 'immediate';
}

const letterOf = ({ prefixes, letters }: Definition['piece']): string => prefixes + (letters.length > 1 ? `:${letters}:` : letters);

/** A ruleset in which each piece of a list of items moves as it says, and nothing else happens. Setups may have flags and points that no move needs. */
export function rulesetOf({ files, ranks, boards = 1, pieces, royals, captures }: Game): Ruleset {
	const { items } = parse(pieces);
	const macros: Record<string, Sequence> = {};
	for (const item of items) if (item.type === 'macro' && item.moves) macros[item.name.letters] = item.moves;
	const rules = pieceRuleset({
		size: boards > 1 ? [files, ranks, boards] : [files, ranks],
		pieces: Object.fromEntries(items.filter((item) => item.type === 'definition').map((item) => [letterOf(item.piece), item])),
		castlings: items.filter((item) => item.type === 'castling'),
		macros,
		royals,
		captures,
	});
	return {
		...rules,
		flags: { initial: {}, pristine: {}, ...rules.flags },
		points: { passed: 'reply', passer: 'reply', ...rules.points },
	};
}
