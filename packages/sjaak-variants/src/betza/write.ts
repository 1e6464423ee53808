import { type BetzaMove, type Dialect, type Leg, lamePath, movesToBetza, stringifyBetza, type Target } from '@x/mbn/betza';
import type { Definition, PieceType } from '../definition.js';
import { squaresOf } from '../fen/arrangement.js';
import { axisVectors, images, isDouble, legsOf, stepVector } from '../geometry.js';
import { both, SIDES } from '../sides.js';
import type { Generator, Step, Vector } from '../syntax.js';

/** A piece in Betza notation, with its losses. */
export interface BetzaText {
	readonly text: string;
	/** Without the moves from the initial squares. */
	readonly lasting: string;
	readonly lost: readonly string[];
}

/** Writes the moves of a piece in XBetza. */
export function betzaOf(definition: Definition, piece: PieceType, dialect: Dialect): BetzaText {
	const lost: string[] = [];
	const { moves, captures, initial, special, flags } = piece;
	const paths = (generators: readonly Generator[], targets: readonly Target[], unmoved = false): readonly BetzaMove[] =>
		generators.flatMap((generator) => pathsOf(definition, generator, targets, unmoved, lost));
	const passing = flags.has('take_ep') && definition.pieces.some((other) => other.flags.has('set_ep'));
	const lasting = [
		...(captures === undefined && !passing
			? paths(moves, ['empty', 'enemy'])
			: [...paths(moves, ['empty']), ...paths(captures ?? moves, passing ? ['enemy', 'passing'] : ['enemy'])]),
	];
	const early = [...paths(initial, ['empty'], true)];
	for (const { zones, generator } of special) {
		const homes = both((side) => squaresOf(definition.start, side, piece.index));
		if (!SIDES.every((side) => homes[side].every((cell) => zones[side].includes(cell)))) lost.push('the zone of its special move');
		if (!definition.switches.has('special init') && !onlyHome(piece)) lost.push('that it may repeat its special move');
		early.push(...paths([generator], ['empty'], true));
	}
	if (piece.prison !== undefined) lost.push('its prison zone');
	if (piece.block !== undefined) lost.push('the squares that it cannot enter');
	for (const flag of ['iron', 'endangered', 'no_retaliate', 'assimilate'] as const)
		if (flags.has(flag)) lost.push(`the property "${flag}"`);
	if (piece.victims !== undefined) lost.push('its list of victims');
	const written = movesToBetza([...lasting, ...early], { dialect });
	for (const { data } of written.lost) lost.push(String(data?.part));
	return {
		text: stringifyBetza(written.value),
		lasting: stringifyBetza(movesToBetza(lasting, { dialect }).value),
		lost: [...new Set(lost)],
	};
}

/** Quiet moves never lead back to the initial squares. */
const onlyHome = ({ moves }: PieceType): boolean =>
	moves.every((way) => way.type === 'step' && way.steps.every(({ direction }) => direction.startsWith('N')));

/** The moves of a generator, in the order of the language. */
function pathsOf(
	definition: Definition,
	generator: Generator,
	targets: readonly Target[],
	unmoved: boolean,
	lost: string[],
): readonly BetzaMove[] {
	const path = (offsets: readonly Vector[], range: number, more: Partial<Leg> = {}): readonly BetzaMove[] => {
		const moving = offsets.filter(([x, y]) => x !== 0 || y !== 0);
		if (moving.length < offsets.length) lost.push('that it may pass');
		if (moving.length === 0) return [];
		return [
			{
				type: 'path',
				legs: [{ directions: { from: 'start', offsets: moving }, range, targets, ...more }],
				...(unmoved && { unmoved: 'here' }),
			},
		];
	};
	switch (generator.type) {
		case 'none':
			return [];
		case 'slide':
		case 'hop':
			if (generator.axes.includes('D') !== generator.axes.includes('A'))
				lost.push('that the diagonal is fixed on the board for both sides');
			return path(axisVectors(generator.axes, 0), 0, generator.type === 'hop' ? { hop: 'anywhere' } : {});
		case 'aleap':
			return path(generator.vectors, 1);
		case 'ride':
			return path(images(generator.vectors), 0);
		case 'step':
			return [...stepped(definition, generator.steps, lost)].flatMap(([range, offsets]) => path(offsets, range));
		case 'leap': {
			if (isDouble(generator)) {
				lost.push('that it may capture twice');
				const first = images(generator.vectors);
				const all = first.flatMap(([x, y]) => images(generator.second!).map(([a, b]): Vector => [x + a, y + b]));
				return path(
					unique([...first, ...all]).filter(([x, y]) => x !== 0 || y !== 0),
					1,
				);
			}
			const { direct, legs } = legsOf(generator);
			const lame = unique(legs.flatMap(({ leg, second }) => second.map(([x, y]): Vector => [leg[0] + x, leg[1] + y])));
			if (legs.some(({ leg, second }) => second.some(([x, y]) => lamePath([leg[0] + x, leg[1] + y]).join() !== leg.join())))
				lost.push('the square that blocks it');
			return [...path(direct, 1), ...path(lame, 1, { lame: true })];
		}
	}
}

const unique = (vectors: readonly Vector[]): readonly Vector[] => [...new Map(vectors.map((vector) => [vector.join(), vector])).values()];

/** The vectors of steps by their range; steps to the edge of the board have none. */
function stepped({ files, ranks }: Definition, steps: readonly Step[], lost: string[]): ReadonlyMap<number, readonly Vector[]> {
	const ranges = new Map<number, Vector[]>();
	for (const one of steps) {
		const range = one.count > 1 && one.count >= Math.max(files, ranks) - 1 ? 0 : one.count;
		ranges.set(range, [...(ranges.get(range) ?? []), stepVector(one, 0)]);
	}
	const lopsided = steps.some(
		(one) =>
			stepVector(one, 0)[0] !== stepVector(one, 1)[0] &&
			!steps.some((other) => other.count === one.count && stepVector(other, 0).join() === stepVector(one, 1).join()),
	);
	if (lopsided) lost.push("that Black's steps are rotated instead of mirrored");
	return ranges;
}
