import type { Definition, PieceType } from '../definition.js';
import { squaresOf } from '../fen/arrangement.js';
import { axisVectors, images, isDouble, legsOf, stepVector } from '../geometry.js';
import { both, SIDES } from '../sides.js';
import type { Generator, Step, Vector } from '../syntax.js';
import { ATOMS, modifiers, sizesOf, wayOf } from './atoms.js';

/** A piece in Betza notation, with its losses. */
export interface BetzaText {
	readonly text: string;
	readonly lost: readonly string[];
}

/** Writes the moves of a piece in XBetza. */
export function betzaOf(definition: Definition, piece: PieceType): BetzaText {
	const lost: string[] = [];
	const { moves, captures, initial, special, flags } = piece;
	const atoms = (generators: readonly Generator[], mode: string): string =>
		generators.map((generator) => atomsOf(definition, generator, mode, lost)).join('');
	const passing = flags.has('take_ep') && definition.pieces.some((other) => other.flags.has('set_ep'));
	let text = captures === undefined && !passing ? atoms(moves, '') : atoms(moves, 'm') + atoms(captures ?? moves, passing ? 'ce' : 'c');
	text += atoms(initial, 'im');
	for (const { zones, generator } of special) {
		const homes = both((side) => squaresOf(definition.start, side, piece.index));
		if (!SIDES.every((side) => homes[side].every((cell) => zones[side].includes(cell)))) lost.push('the zone of its special move');
		if (!definition.switches.has('special init') && !onlyHome(definition, piece)) lost.push('that it may repeat its special move');
		text += atoms([generator], 'im');
	}
	if (piece.prison !== undefined) lost.push('its prison zone');
	if (piece.block !== undefined) lost.push('the squares that it cannot enter');
	for (const flag of ['iron', 'endangered', 'no_retaliate', 'assimilate'] as const)
		if (flags.has(flag)) lost.push(`the property "${flag}"`);
	if (piece.victims !== undefined) lost.push('its list of victims');
	return { text, lost: [...new Set(lost)] };
}

/** Quiet moves never lead back to the initial squares. */
const onlyHome = (_: Definition, { moves }: PieceType): boolean =>
	moves.every((way) => way.type === 'step' && way.steps.every(({ direction }) => direction.startsWith('N')));

function atomsOf(definition: Definition, generator: Generator, mode: string, lost: string[]): string {
	const plain = (vectors: readonly Vector[], suffix: string, before = ''): string => grouped(vectors, mode + before, suffix, lost);
	switch (generator.type) {
		case 'none':
			return '';
		case 'slide':
		case 'hop':
			if (generator.axes.includes('D') !== generator.axes.includes('A'))
				lost.push('that the diagonal is fixed on the board for both sides');
			return slider(axisVectors(generator.axes, 0), mode + (generator.type === 'hop' ? 'p' : ''));
		case 'aleap':
			return plain(generator.vectors, '');
		case 'ride':
			return generator.vectors
				.map((vector) => (sizesOf(vector)[1] === 1 ? slider(images([vector]), mode) : plain(images([vector]), 'ride')))
				.join('');
		case 'step':
			return stepper(definition, generator.steps, mode, lost);
		case 'leap': {
			if (isDouble(generator)) {
				lost.push('that it may capture twice');
				const first = images(generator.vectors);
				const all = first.flatMap(([x, y]) => images(generator.second!).map(([a, b]): Vector => [x + a, y + b]));
				return plain(
					unique([...first, ...all]).filter(([x, y]) => x !== 0 || y !== 0),
					'',
				);
			}
			const { direct, legs } = legsOf(generator);
			const lame = unique(legs.flatMap(({ leg, second }) => second.map(([x, y]): Vector => [leg[0] + x, leg[1] + y])));
			if (legs.some(({ leg, second }) => second.some(([x, y]) => !usualLeg(leg, [leg[0] + x, leg[1] + y]))))
				lost.push('the square that blocks it');
			return plain(direct, '') + plain(lame, '', 'n');
		}
	}
}

const unique = (vectors: readonly Vector[]): readonly Vector[] => [...new Map(vectors.map((vector) => [vector.join(), vector])).values()];

/** The square that blocks such a leap in XBetza: one step along its longer side, or halfway. */
function usualLeg([lx, ly]: Vector, [x, y]: Vector): boolean {
	const [small, large] = sizesOf([x, y]);
	if (small === 0 || small === large) return lx * 2 === x && ly * 2 === y;
	return large === 2 && (Math.abs(x) > Math.abs(y) ? lx === Math.sign(x) && ly === 0 : ly === Math.sign(y) && lx === 0);
}

function slider(vectors: readonly Vector[], mode: string): string {
	const ways = (diagonal: boolean): ReadonlySet<string> =>
		new Set(vectors.filter(([x, y]) => (x !== 0 && y !== 0) === diagonal).map(wayOf));
	const [straight, slanted] = [ways(false), ways(true)];
	const part = (set: ReadonlySet<string>, letter: string, sample: Vector): string =>
		set.size === 0 ? '' : `${mode}${modifiers(set, sample) ?? ''}${letter}`;
	if (straight.size === 4 && slanted.size === 4) return `${mode}Q`;
	return part(straight, 'R', [0, 1]) + part(slanted, 'B', [1, 1]);
}

/** Leaps with the same sizes are combined. */
function grouped(vectors: readonly Vector[], mode: string, suffix: string, lost: string[]): string {
	const groups = new Map<string, Vector[]>();
	for (const vector of vectors) {
		const key = sizesOf(vector).join();
		if (key === '0,0') {
			lost.push('that it may pass');
			continue;
		}
		groups.set(key, [...(groups.get(key) ?? []), vector]);
	}
	// The king's steps have a letter of their own.
	if (suffix === '' && groups.get('0,1')?.length === 4 && groups.get('1,1')?.length === 4) {
		groups.delete('0,1');
		groups.delete('1,1');
		return `${mode}K${rest(groups, mode, suffix, lost)}`;
	}
	return rest(groups, mode, suffix, lost);
}

function rest(groups: ReadonlyMap<string, readonly Vector[]>, mode: string, suffix: string, lost: string[]): string {
	return [...groups]
		.map(([key, vectors]) => {
			const letter = ATOMS[key];
			const ways = modifiers(new Set(vectors.map(wayOf)), vectors[0]!);
			if (letter === undefined || ways === undefined) {
				lost.push(`the leap (${key})`);
				return '';
			}
			return `${mode}${ways}${letter}${suffix === 'ride' ? letter : suffix}`;
		})
		.join('');
}

function stepper({ files, ranks }: Definition, steps: readonly Step[], mode: string, lost: string[]): string {
	const counts = new Map<number, Vector[]>();
	for (const one of steps) counts.set(one.count, [...(counts.get(one.count) ?? []), stepVector(one, 0)]);
	const lopsided = steps.some(
		(one) =>
			stepVector(one, 0)[0] !== stepVector(one, 1)[0] &&
			!steps.some((other) => other.count === one.count && stepVector(other, 0).join() === stepVector(one, 1).join()),
	);
	if (lopsided) lost.push("that Black's steps are rotated instead of mirrored");
	return [...counts]
		.map(([count, vectors]) =>
			count >= Math.max(files, ranks) - 1 ? slider(vectors, mode) : grouped(vectors, mode, count === 1 ? '' : `${count}`, lost),
		)
		.join('');
}
