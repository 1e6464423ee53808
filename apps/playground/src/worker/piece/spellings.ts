import { isNotationError } from '@x/diagnostics';
import { type Sequence, stringify } from '@x/mbn';
import { type Betza, betzaMoves, mbnToBetza, movesToBetza, stringifyBetza } from '@x/mbn/betza';
import { pieceNotations } from '../../strings/notations.js';
import type { PieceNotation, Spelling } from '../protocol.js';
import type { PieceRead } from './read.js';

/** The notations with their titles. */
const TITLES = Object.entries(pieceNotations) as readonly (readonly [PieceNotation, string])[];

/** A text, or the reasons why there is none. */
function written(write: () => string): Pick<Spelling, 'text' | 'lost'> {
	try {
		const text = write();
		return { text: text === '' ? undefined : text, lost: [] };
	} catch (error) {
		if (!isNotationError(error)) throw error;
		return { text: undefined, lost: error.problems.map(({ message }) => message) };
	}
}

/** Moves as a text of MBN. */
export const asMbn = (moves: Sequence): string =>
	stringify({ items: [{ type: 'definition', piece: { prefixes: '', letters: 'M' }, tail: {}, moves }] }).slice('M='.length);

/** The moves of a piece in every notation, each with its losses. */
export function spellingsOf({ moves, items, betza, lost }: PieceRead): readonly Spelling[] {
	return TITLES.map(([id, title]): Spelling => {
		if (id === 'mbn') {
			const own = written(() => (items === undefined ? (moves === undefined ? '' : asMbn(moves)) : stringify(items)));
			return { id, title, text: own.text, lost: [...new Set([...lost, ...own.lost])] };
		}
		const converted = betza === undefined ? moves && mbnToBetza(moves, { dialect: id }) : inDialect(betza, id);
		if (converted === undefined) return { id, title, text: undefined, lost: [] };
		const own = written(() => stringifyBetza(converted.value));
		return { id, title, text: own.text, lost: [...new Set([...converted.lost.map(({ message }) => message), ...own.lost])] };
	});
}

const inDialect = (tree: Betza, dialect: Betza['dialect']): ReturnType<typeof movesToBetza> =>
	tree.dialect === dialect ? { value: tree, lost: [] } : movesToBetza(betzaMoves(tree), { dialect });
