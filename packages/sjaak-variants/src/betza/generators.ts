import type { Span } from '@x/diagnostics';
import { type BetzaMove, betzaMoves, type Leg, lamePath, type Offset, safeParseBetza } from '@x/mbn/betza';
import { axisVectors, images } from '../geometry.js';
import type { Generator, Vector } from '../syntax.js';
import { AXES } from '../words.js';

/** A part of a text in Betza notation that cannot be read or expressed. */
export interface BetzaFault {
	readonly message: string;
	readonly hint?: string | undefined;
	/** Its place in the text. */
	readonly span: Span;
}

/** The moves of a piece as generators. */
export interface BetzaPiece {
	readonly moves: readonly Generator[];
	readonly captures: readonly Generator[];
	readonly initial: readonly Generator[];
	/** Whether it captures en passant. */
	readonly passing: boolean;
	readonly lost: readonly BetzaFault[];
}

/** Reads the Betza notation of Fairy-Stockfish, as far as the language can express it. Terms that cannot be read are left out, and listed. */
export function readBetza(text: string): BetzaPiece {
	const read = safeParseBetza(text, { dialect: 'fairy', mode: 'lenient' });
	// Modifiers that Fairy-Stockfish skips are warnings, and nothing is lost with them.
	const lost: BetzaFault[] = (read.ok ? [] : read.problems)
		.filter(({ severity }) => severity === 'error')
		.map(({ message, hint, span }) => ({ message: `${quoted(text, span)} of "${text}" cannot be read. ${message}`, hint, span }));
	const result = read.ok ? read : safeParseBetza(text, { dialect: 'fairy', mode: 'repair' });
	const lists = { moves: [] as Generator[], captures: [] as Generator[], initial: [] as Generator[] };
	let passing = false;
	const found = result.ok ? betzaMoves(result.value) : [];
	// Terms that Fairy-Stockfish reads and never makes.
	for (const { span, hint } of read.ok ? read.warnings : read.problems.filter(({ severity }) => severity === 'warning'))
		if (
			!found.some((move) => move.span !== undefined && move.span.from <= span.from && span.to <= move.span.to) &&
			text.slice(span.from, span.to).trim() !== ''
		)
			lost.push({ message: `${quoted(text, span)} of "${text}" cannot be expressed.`, hint, span });
	for (const move of found) {
		const leg = move.type === 'path' && move.legs.length === 1 ? move.legs[0] : undefined;
		const generators = leg === undefined ? undefined : generatorsOf(leg);
		if (leg === undefined || generators === undefined) {
			const span = move.span ?? { from: 0, to: text.length };
			lost.push({ message: `${quoted(text, span)} of "${text}" cannot be expressed.`, span });
			continue;
		}
		if (leg.targets.includes('passing')) passing = true;
		if (isInitial(move)) lists.initial.push(...generators);
		else {
			if (leg.targets.includes('empty')) lists.moves.push(...generators);
			if (leg.targets.includes('enemy')) lists.captures.push(...generators);
		}
	}
	return { ...lists, passing, lost };
}

const quoted = (text: string, { from, to }: Span): string => `"${text.slice(from, to).slice(0, 60)}"`;

const isInitial = (move: BetzaMove): boolean => move.type === 'path' && move.unmoved !== undefined;

/** The offsets of one size, with all offsets of that size. */
interface Group {
	readonly offsets: readonly Vector[];
	readonly sizes: Vector;
	readonly whole: boolean;
}

function groupsOf(offsets: readonly Offset[]): readonly Group[] {
	const groups = new Map<string, Vector[]>();
	for (const [x, y] of offsets) {
		const key = `${Math.min(Math.abs(x), Math.abs(y))},${Math.max(Math.abs(x), Math.abs(y))}`;
		groups.set(key, [...(groups.get(key) ?? []), [x, y]]);
	}
	return [...groups].map(([key, some]) => {
		const [small, large] = key.split(',').map(Number);
		const sizes: Vector = [small!, large!];
		return { offsets: some, sizes, whole: some.length === images([sizes]).length };
	});
}

/** The generators of a leg; `undefined` if the language cannot express all of it. */
function generatorsOf({ directions, range, hop, lame }: Leg): readonly Generator[] | undefined {
	if (directions.from !== 'start') return undefined;
	const found: Generator[] = [];
	for (const group of groupsOf(directions.offsets)) {
		const one = hop !== undefined ? hopped(group, range, hop) : lame ? lamed(group, range) : plain(group, range);
		if (one === undefined) return undefined;
		found.push(one);
	}
	return found;
}

function plain({ offsets, sizes, whole }: Group, range: number): Generator | undefined {
	if (range === 1) return whole ? { type: 'leap', vectors: [sizes] } : { type: 'aleap', vectors: offsets };
	if (sizes[1] > 1) return range === 0 && whole ? { type: 'ride', vectors: [sizes] } : undefined;
	if (range === 0 && whole) return { type: 'slide', axes: sizes[0] === 0 ? ['H', 'V'] : ['D', 'A'] };
	return { type: 'step', steps: offsets.map((vector) => ({ direction: compass(vector), count: range === 0 ? 15 : range })) };
}

const compass = ([x, y]: Vector): 'N' | 'S' | 'E' | 'W' | 'NE' | 'NW' | 'SE' | 'SW' =>
	`${y > 0 ? 'N' : y < 0 ? 'S' : ''}${x > 0 ? 'E' : x < 0 ? 'W' : ''}` as 'N';

/** A lame leap in all its directions that passes one cell. */
function lamed({ sizes, whole }: Group, range: number): Generator | undefined {
	const [cell, ...more] = lamePath(sizes);
	if (!whole || range !== 1 || cell === undefined || more.length > 0) return undefined;
	const second: Vector = [sizes[0] - cell[0], sizes[1] - cell[1]];
	return { type: 'leap', vectors: [[cell[0], cell[1]]], second: [second], mask: [sizes] };
}

function hopped({ offsets, sizes }: Group, range: number, hop: 'anywhere' | 'behind'): Generator | undefined {
	if (sizes[1] > 1 || range !== 0 || hop === 'behind') return undefined;
	// Both directions along a line, or none. For diagonals both diagonals, because a diagonal of the board differs from each side's point of
	// view.
	const has = ([x, y]: Vector): boolean => offsets.some(([a, b]) => a === x && b === y);
	const axes = AXES.filter((axis) => axisVectors([axis], 0).every(has));
	if (axes.includes('D') !== axes.includes('A')) return undefined;
	return axes.length * 2 === offsets.length ? { type: 'hop', axes } : undefined;
}
