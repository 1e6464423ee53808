import type { Area, BoardId, BoardNumbers, Condition, Interval, Level, PieceSet, Range, Transition } from '../tree.js';
import { type Owner, piecesIn } from './pieces.js';
import type { Wording } from './wording.js';
import { list, number } from './words.js';

const letter = (first: string, at: number): string => String.fromCharCode(first.charCodeAt(0) + at);
const file = (at: number): string => letter('a', at);
const rank = (at: number): string => `${at + 1}`;

/** `rank 1`, `ranks 1 and 2`, `ranks 1 to 4`. */
function interval({ from, to }: Interval, noun: string, name: (at: number) => string): string {
	if (from === to) return `${noun} ${name(from)}`;
	return `${noun}s ${name(from)} ${Math.abs(to - from) === 1 ? 'and' : 'to'} ${name(to)}`;
}

const isOne = (one: Interval | undefined): one is Interval => one !== undefined && one.from === one.to;

function areaWords(area: Area, attackers: string | undefined): string {
	if (area.type === 'sign') {
		switch (area.sign) {
			case '#':
				return 'an edge cell';
			case '.':
				return 'a cell that is not on the edge';
			case '+':
				return `a cell that ${attackers ?? 'an enemy piece'} attacks`;
			case '*':
				return attackers === undefined ? 'a cell that is not attacked' : `a cell that ${attackers} does not attack`;
			case ':':
				return 'a cell whose piece has not moved';
		}
	}
	const { files, ranks, levels, rows } = area;
	const flat = isOne(files) && isOne(ranks) ? [file(files.from) + rank(ranks.from)] : [];
	const lines = [files && interval(files, 'file', file), ranks && interval(ranks, 'rank', rank)].filter((one) => one !== undefined);
	const boards = [levels && interval(levels, 'level', (at) => letter('A', at)), rows && interval(rows, 'row', rank)].filter(
		(one) => one !== undefined,
	);
	return [flat[0] ?? lines.join(' of '), ...boards].filter((one) => one !== '').join(' of ');
}

/**
 * The cells of a range in words, for notations that contain ranges.
 *
 * @example
 * rangeWords({ areas: [{ type: 'box', ranks: { from: 0, to: 1 } }] }) // 'ranks 1 and 2'
 */
export function rangeWords({ areas, negated }: Range, attackers?: string): string {
	const words = list(
		areas.map((area) => areaWords(area, attackers)),
		'or',
	);
	return negated ? `anywhere but ${words}` : words;
}

/** The pieces of sets of attackers. */
export const attackerWords = (sets: readonly PieceSet[], wording: Wording): string =>
	list(
		sets.map((set) => piecesIn(set, 'enemy', wording)),
		'or',
	);

/** Where a leg begins. */
export function startWords(start: Range | undefined, sets: readonly PieceSet[] | undefined, wording: Wording): readonly string[] {
	const attackers = sets === undefined || sets.length === 0 ? undefined : attackerWords(sets, wording);
	if (start === undefined) return attackers === undefined ? [] : [`from a cell that ${attackers} attacks`];
	const asked = start.areas.some((area) => area.type === 'sign' && (area.sign === '+' || area.sign === '*'));
	const words = `from ${rangeWords(start, attackers)}`;
	return attackers === undefined || asked ? [words] : [words, `from a cell that ${attackers} attacks`];
}

/** Where a leg ends: `on ranks 7 and 8`. */
export const endWords = (range: Range): string => (range.negated ? rangeWords(range) : `on ${rangeWords(range)}`);

/** `if a friendly K stands on e1`. */
export function conditionWords({ who, where }: Condition, wording: Wording): string {
	const set: PieceSet = 'pieces' in who ? who : { type: 'set', coloured: true, pieces: [who] };
	const owner: Owner = 'any';
	return `if ${piecesIn(set, owner, wording)} is ${where === undefined ? 'on the board' : endWords(where)}`;
}

function boardNumbers({ numbers, mirrored }: BoardNumbers, noun: string): string {
	if (numbers === '*') return `every ${noun}`;
	const words = `${noun}${numbers.length > 1 ? 's' : ''} ${list(
		numbers.map((one) => `${one}`),
		'and',
	)}`;
	return mirrored ? `${words} (for Black counted from the other end)` : words;
}

/** `on board 2`. */
export function boardWords({ first, second, mirrored }: BoardId): string {
	const words = second === undefined ? boardNumbers(first, 'board') : `${boardNumbers(first, 'level')} of ${boardNumbers(second, 'row')}`;
	return `on ${words}${mirrored ? ' (for Black counted from the other end)' : ''}`;
}

/** The other board on which a leg is made. */
function levelWords({ sign, numbers }: Level, noun: string): string {
	const [many] = numbers;
	if (sign === undefined)
		return `${noun} ${list(
			numbers.map((one) => `${one}`),
			'or',
		)}`;
	if (many === undefined) return sign === '-' ? `any lower ${noun}` : `any other ${noun}`;
	const ways = { '+': 'up', '-': 'down', '+-': 'up or down' };
	return `the ${noun} ${number(many)} ${ways[sign]}`;
}

/** How a leg changes the board. */
export interface TransitionWords {
	/** The board to which the piece goes before the leg. */
	readonly board: string | undefined;
	/** How each step changes the board. */
	readonly steps: string | undefined;
}

export function transitionWords({ first, second }: Transition): TransitionWords {
	const levels = [
		{ level: first, noun: second === undefined ? 'board' : 'level' },
		...(second === undefined ? [] : [{ level: second, noun: 'row' }]),
	];
	const boards = levels.filter(({ level }) => !level.each).map(({ level, noun }) => levelWords(level, noun));
	const steps = levels
		.filter(({ level }) => level.each)
		.map(
			({ level, noun }) =>
				`each step also goes to ${levelWords({ ...level, numbers: level.numbers.length === 0 ? [1] : level.numbers }, noun)}${level.column ? ', without leaving the column of the cell' : ''}`,
		);
	const still = levels.some(({ level }) => level.column && !level.each) ? ', without leaving the column of the cell' : '';
	return {
		board: boards.length === 0 ? undefined : boards.join(' and ') + still,
		steps: steps.length === 0 ? undefined : steps.join(' and '),
	};
}
