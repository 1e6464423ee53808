import type { Alternative, Modification, Move, PieceSet, Sequence, Steps } from '@x/mbn';
import { typeOf } from './types.js';

/** Letters for the same moves as others: each with its steps, which steps behind the letter replace. */
const COMPOSED: Readonly<Record<string, readonly (readonly [letter: string, steps: '' | '0'])[]>> = {
	R: [['W', '0']],
	B: [['F', '0']],
	Q: [
		['W', '0'],
		['F', '0'],
	],
	E: [
		['W', '0'],
		['N', ''],
	],
	I: [
		['F', '0'],
		['N', ''],
	],
	V: [
		['F', '0'],
		['N', ''],
	],
	K: [
		['W', ''],
		['F', ''],
	],
	M: [
		['W', ''],
		['F', ''],
	],
	L: [['C', '']],
	J: [['Z', '']],
	G: [['T', '']],
};

/** The letters for whose moves composed letters stand: where a macro redefines one, the composed letter changes too (decision A45 of MBN). */
const BEHIND: Readonly<Record<string, string>> = {
	R: 'W',
	B: 'F',
	Q: 'RBWF',
	E: 'RWN',
	I: 'BFN',
	V: 'BFN',
	K: 'WF',
	M: 'WF',
	L: 'C',
	J: 'Z',
	G: 'T',
};

/** The base pawns, whose letters stand for a whole expression. */
const PAWNS: Readonly<Record<string, readonly string[]>> = { P: ['mfW', 'cflF', 'cfrF'], S: ['mflF', 'mfrF', 'cfW'] };

const LEAPS: Readonly<Record<string, string>> = {
	'0,1': 'W',
	'1,1': 'F',
	'0,2': 'D',
	'1,2': 'N',
	'2,2': 'A',
	'0,3': 'H',
	'1,3': 'C',
	'2,3': 'Z',
	'3,3': 'T',
};

/** The most moves that are read. */
const MOST_MOVES = 500;

/** What the moves of a piece can name. */
export interface Surroundings {
	/** The type of the piece. */
	readonly type: string;
	readonly macros: Readonly<Record<string, Sequence>>;
}

/**
 * The moves of a piece as a text that is the same for other texts of the same moves: `R+F`, `FR` and `W0F`. En passant, the first step of a pawn,
 * moves to other boards and the cells of zones are not in it, as a piece without them has the same name. Undefined for moves that cannot be compared.
 */
export function fingerprint(moves: Sequence, of: Surroundings): string | undefined {
	const parts = new Reading(of).parts(moves, true);
	if (parts === undefined) return undefined;
	const here = parts.filter((part) => !part.startsWith('<'));
	const found = new Set(here.length > 0 ? here : parts);
	for (const part of [...found]) {
		const capture = `c${part.slice(1)}`;
		if (part.startsWith('m') && found.delete(capture)) {
			found.delete(part);
			found.add(part.slice(1));
		}
	}
	return [...found].sort().join('+');
}

/** Reads moves; `undefined` where they cannot be compared. */
class Reading {
	readonly #of: Surroundings;
	/** Macros that are being read: their letters are base moves in themselves. */
	readonly #open: string[] = [];
	#count = 0;

	constructor(of: Surroundings) {
		this.#of = of;
	}

	/** The moves one by one. `alone`: no leg is before them, so that a move without a direction goes in all. */
	parts({ legs, links }: Sequence, alone: boolean): readonly string[] | undefined {
		const read = legs.map((leg): readonly string[] | undefined =>
			leg.type === 'choice' ? this.#all(leg.alternatives.map((one) => this.#alternative(one, alone && legs.length === 1))) : undefined,
		);
		const known = read.filter((one) => one !== undefined);
		if (known.length < read.length) return undefined;
		if (known.length === 1) return known[0];
		return [`(${known.map((one, at) => `${links[at - 1] ?? ''}${[...one].sort().join('+')}`).join('')})`];
	}

	#all(parts: readonly (readonly string[] | undefined)[]): readonly string[] | undefined {
		const known = parts.filter((one) => one !== undefined);
		return known.length < parts.length ? undefined : known.flat();
	}

	#alternative(part: Alternative, alone: boolean): readonly string[] | undefined {
		const { ghost, decision, condition, attackers, transition, start, end, modifications, moves } = part;
		if (ghost !== undefined || decision || condition || (attackers ?? []).length > 0) return undefined;
		if (isFirstStep(part)) return [];
		const board = transition === undefined ? '' : `<${JSON.stringify([transition.first, transition.second])}>`;
		const read = this.#all(moves.map((move) => this.#move(modifications, move, alone)));
		return read?.map((one) => `${board}${start ? '[]' : ''}${one}${end ? '[]' : ''}`);
	}

	#move(modifications: readonly Modification[], move: Move, alone: boolean): readonly string[] | undefined {
		// Macros of macros can be longer than any piece.
		if (move.turning !== undefined || ++this.#count > MOST_MOVES) return undefined;
		const named = this.#named(move);
		if (named !== undefined) {
			if (modifications.length > 0 || move.steps !== undefined) return undefined;
			return this.#inside(move, named, alone);
		}
		if (move.type === 'group' || move.type === 'name') return undefined;
		const letter = move.type === 'leap' ? (LEAPS[[...move.offset].sort((a, b) => a - b).join()] ?? `:${move.offset.join()}:`) : move.letter;
		const pawn = PAWNS[letter];
		if (pawn !== undefined) return modifications.length > 0 || move.steps !== undefined ? undefined : pawn;
		if ([...(BEHIND[letter] ?? '')].some((one) => one in this.#of.macros)) return undefined;
		const modes = modesOf(modifications, this.#of.type);
		const parts = COMPOSED[letter] ?? [[letter, ''] as const];
		return parts.flatMap(([base, usual]) => {
			const steps = move.steps === undefined ? usual : stepsOf(move.steps);
			return directed(base, modifications, alone).map((directions) => `${modes}${directions}${base}${steps}`);
		});
	}

	/** The moves that a group, a macro or a name stands for. */
	#named(move: Move): Sequence | undefined {
		if (move.type === 'group') return move.body;
		const name = move.type === 'base' ? move.letter : move.type === 'name' ? move.name : '';
		return this.#open.includes(name) ? undefined : this.#of.macros[name];
	}

	#inside(move: Move, moves: Sequence, alone: boolean): readonly string[] | undefined {
		const name = move.type === 'base' ? move.letter : move.type === 'name' ? move.name : '';
		this.#open.push(name);
		const read = this.parts(moves, alone);
		this.#open.pop();
		return read;
	}
}

/** The longer first move of a pawn: from its rank, or while it has not moved. */
const isFirstStep = ({ start, modifications, moves }: Alternative): boolean => {
	const has = (name: string): boolean => modifications.some((one) => one.type === 'mode' && one.name === name);
	return has('m') && (start !== undefined || has('i')) && moves.every(({ steps }) => steps !== undefined);
};

/** The modes in order, without that of en passant. The piece itself is `*` in sets. */
const modesOf = (modifications: readonly Modification[], type: string): string =>
	modifications
		.flatMap((one) =>
			one.type !== 'mode' || one.name === 'e'
				? []
				: [`${one.name}${one.optional ? '?' : ''}${one.set ? setOf(one.set, type) : ''}${one.range ? '[]' : ''}`],
		)
		.sort()
		.join('');

const setOf = ({ coloured, negated, pieces }: PieceSet, type: string): string =>
	`{${coloured ? '!' : ''}${negated ? '^' : ''}${pieces.map((id) => (typeOf(id) === type ? '*' : typeOf(id))).join('')}}`;

const stepsOf = (steps: Steps): string =>
	steps.type === 'any' ? '0' : steps.type === 'most' ? `${steps.count}` : steps.type === 'exactly' ? `0${steps.count}` : steps.type;

/** The letters of directions, one text for each direction where the base has four. */
function directed(base: string, modifications: readonly Modification[], alone: boolean): readonly string[] {
	const written = modifications.flatMap((one) => (one.type === 'direction' ? [one.letter] : []));
	const pairs = modifications.flatMap((one) => (one.type === 'directions' ? [`(${[...one.letters].sort().join('')})`] : []));
	const letters = [...new Set(written.flatMap((letter) => (letter === 's' ? ['l', 'r'] : letter === 'v' ? ['b', 'f'] : [letter])))].sort();
	const plain = letters.every((letter) => 'bflr'.includes(letter)) && pairs.length === 0;
	const of = (all: string): readonly string[] => {
		const found = [...all].filter((letter) => letters.includes(letter));
		return found.length === 0 ? [...all] : found;
	};
	if (!plain || (!alone && letters.length === 0)) return [[...letters, ...pairs.sort()].join('')];
	if ('WDH'.includes(base)) return letters.length === 0 ? [...'bflr'] : letters;
	if ('FAT'.includes(base)) return of('bf').flatMap((ahead) => of('lr').map((aside) => ahead + aside));
	return [letters.join('')];
}
