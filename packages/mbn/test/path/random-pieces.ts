import type { Random } from '@x/core/testing';
import { isValid } from '../../src/index.js';
import { cost } from './cost.js';
import { nameOf, type Row, textOf } from './rows.js';

/** A random game: a board, and pieces whose moves were made up from the grammar. */
export interface RandomGame {
	readonly files: number;
	readonly ranks: number;
	readonly boards: number;
	/** Items of MBN. */
	readonly pieces: string;
	readonly royals: readonly string[];
	readonly captures: 'completed' | 'immediate';
}

/** One thing of several, each with its weight. */
const weighted = <T>(random: Random, table: readonly (readonly [weight: number, value: T])[]): T => {
	let left = random(table.reduce((sum, [weight]) => sum + weight, 0));
	for (const [weight, value] of table) {
		left -= weight;
		if (left < 0) return value;
	}
	throw new Error('The table is empty.');
};

const text = (random: Random, table: string): string =>
	weighted(
		random,
		table.split(' ').map((entry): readonly [number, string] => {
			const [value, weight] = entry.split('×');
			return [Number(weight ?? 1), value === '_' ? '' : value!];
		}),
	);

const BASES = 'W×5 F×5 N×4 D×2 A×2 R×5 B×5 K×4 Q×4 C H Z T G J L I E V M P×2 S O×2 U X×1 Y×1 :0,2: :1,2: :1,1: :2,2: :1,4:';
const RIDERS = 'W×5 F×5 N×3 D×2 A×2 R B :1,2:';
const ENDS = '_×8 m×6 c×6 a×3 cc×2 cy×2 w×2 ww×2 wy×2 j×3 jj jy×2 x xx xy mc mw cw mww me ce mcc ca';
const WAYS = '_×14 g gg n×2 p×2 pp×2 h o oo u t×1 tt×1 i×2 ii k kk';
const LETTERS = '_×10 f×4 b×2 l r s×2 v×2 fl fr fs vs bs (fl) (ff) (fs) (vl) (fl)(br)';

/** Makes up moves. Most of them can be played on a small board. */
export class PieceMaker {
	readonly #random: Random;
	readonly #levels: boolean;

	constructor(random: Random, boards: number) {
		this.#random = random;
		this.#levels = boards > 1;
	}

	#chance(percent: number): boolean {
		return this.#random(100) < percent;
	}

	sequence(depth = 0): string {
		const legs = weighted(this.#random, [
			[5, 1],
			[3, 2],
			[1, 3],
		]);
		let made = this.#leg(depth, true);
		for (let at = 1; at < legs; at++) made += `${this.#chance(65) ? '-' : '--'}${this.#leg(depth, false)}`;
		return made;
	}

	#leg(depth: number, first: boolean): string {
		if (depth < 2 && this.#chance(first ? 4 : 14)) return `[${this.sequence(depth + 1)}]`;
		if (depth < 2 && this.#chance(3)) return `{${this.sequence(depth + 1)}}`;
		const many = weighted(this.#random, [
			[6, 1],
			[3, 2],
			[1, 3],
		]);
		return Array.from({ length: many }, () => this.#alternative(depth, first)).join('+');
	}

	#alternative(depth: number, first: boolean): string {
		const sign = this.#chance(4) ? '!' : this.#chance(2) ? '#' : '';
		const level = this.#levels && this.#chance(20) ? text(this.#random, '<+> <+1> <-1> <+-1> <1> <2>') : '';
		const condition = this.#chance(4) ? text(this.#random, '/N/ /n/ /{N}/ /{!p}/ /{^NM}/ /{P}[1-2]/ /M[a-b]/ /pb3/') : '';
		const start = this.#chance(8) ? text(this.#random, '[1-2]×2 [a] [a-b2-3] [#] [.] [*]×2 [+] [:] [^1,#] [^*]') : '';
		const attackers = this.#chance(3) ? text(this.#random, '{N} {PN} {^M} {!n}') : '';
		const end = this.#chance(9) ? text(this.#random, '[#]×2 [.] [3-9] [a-b] [*]×2 [+] [^2] [:]') : '';
		return `${sign}${level}${condition}${start}${attackers}${this.#modifications(first)}${this.#moves(depth)}${end}`;
	}

	#modifications(first: boolean): string {
		let made = text(this.#random, LETTERS);
		if (!first && !made.includes('(') && this.#chance(14)) made += text(this.#random, 'd×3 z×2');
		const ends = text(this.#random, ENDS);
		made += ends;
		if (ends.length > 0 && !ends.endsWith('e') && this.#chance(10)) made += '?';
		if (ends.length > 0 && this.#chance(14)) made += text(this.#random, '{N}×3 {P} {PN} {^N}×2 {!n} {!Np} {!^P} {} {^}');
		const way = text(this.#random, WAYS);
		made += way;
		if (/^(?:g|p|k)/.test(way) && this.#chance(25)) made += text(this.#random, '{N}×2 {^P} {!p}');
		if (/^pp?$/.test(way) && this.#chance(12)) made += '?';
		if (way === 'o' && this.#chance(30)) made += text(this.#random, '[a,c] [b,d]');
		return made;
	}

	#moves(depth: number): string {
		const made = this.#move(depth);
		return this.#chance(12) ? made + this.#move(depth) : made;
	}

	#move(depth: number): string {
		const random = this.#random;
		if (depth < 2 && this.#chance(10)) return `(${this.sequence(depth + 1)})${text(random, '_×6 0×4 2×2 3 02 0*×2 **')}`;
		if (this.#chance(3)) return `${text(random, RIDERS)}(${text(random, 'l r s')})${text(random, '0 2 3 02 0*')}`;
		if (this.#chance(32)) return text(random, RIDERS) + text(random, '0×8 2×3 3×2 02 03 0* * #');
		return text(random, BASES);
	}
}

/** A game with two made-up pieces, M and A; the others are usual ones. */
export function randomGame(random: Random): RandomGame {
	for (;;) {
		const game = anyGame(random);
		if (isValid(game.pieces) && cost(game.pieces) < 120) return game;
	}
}

function anyGame(random: Random): RandomGame {
	const boards = weighted(random, [
		[7, 1],
		[2, 2],
		[1, 3],
	]);
	const largest = boards > 1 ? 2 : 5;
	const maker = new PieceMaker(random, boards);
	const royal = random(3) === 0;
	return {
		files: 4 + random(largest),
		ranks: 4 + random(largest),
		boards,
		pieces: `M=${maker.sequence()} A=${maker.sequence()} P N${royal ? ' K' : ''}`,
		royals: royal ? ['K'] : [],
		captures: random(4) === 0 ? 'immediate' : 'completed',
	};
}

/** One piece of a random position, with capitals for the first side. */
export interface RandomPiece {
	readonly at: readonly number[];
	readonly letter: string;
	readonly white: boolean;
	readonly moved: boolean;
}

export interface RandomPosition {
	readonly pieces: readonly RandomPiece[];
	readonly white: boolean;
}

export function randomPosition(random: Random, { files, ranks, boards, royals }: RandomGame): RandomPosition {
	const pieces = new Map<string, RandomPiece>();
	const put = (letter: string, white: boolean): void => {
		const cell = [random(files), random(ranks), ...(boards > 1 ? [random(boards)] : [])];
		const key = cell.join();
		if (pieces.has(key)) put(letter, white);
		else pieces.set(key, { at: cell, letter, white, moved: random(3) === 0 });
	};
	const white = random(2) === 0;
	for (const royal of royals) for (const side of [true, false]) put(royal, side);
	// The side to move has one or two of each made-up piece.
	for (const letter of ['M', 'A', ...(random(2) === 0 ? ['M'] : [])]) put(letter, white);
	const others = 2 + random(Math.min(10, Math.floor((files * ranks * boards) / 4)));
	for (let at = 0; at < others; at++) put('PNNMAP'[random(6)]!, random(5) < 2 === white);
	return { pieces: [...pieces.values()], white };
}

/** The text of a random position, for the independent program and for reports of failures. */
export function rowOf(game: RandomGame, { pieces, white }: RandomPosition): Pick<Row, 'definition' | 'position'> {
	const { files, ranks, boards, royals, captures } = game;
	const rules = [...(royals.length > 0 ? ['royal'] : []), ...(captures === 'immediate' ? ['multicapture=immediate'] : [])].join(' ');
	const board = textOf(
		{
			pieces: pieces.map(({ at, letter, white: own }) => ({ at, piece: { side: own ? 'white' : 'black', kind: letter } })),
			phase: 'white',
		},
		files,
		ranks,
		boards,
	);
	return {
		definition: { files, ranks, boards, pieces: game.pieces, rules },
		position: { board, turn: white ? 'w' : 'b', moved: pieces.filter(({ moved }) => moved).map(({ at }) => nameOf(at, boards)) },
	};
}
