import { objectGiven } from '@x/diagnostics';
import { isFairy, type Leaps, leapsOf } from './atoms.js';
import { directionSet, directionsIn, type Frame, frameOf } from './directions.js';
import { ALL, listOf, offsetsOf } from './geometry.js';
import type { BetzaMove, Directions, Leg, Target, Unmoved } from './moves.js';
import type { Betza, Chain, Dialect, Modifier, Simple } from './tree.js';

/** Modifiers of one leg: names of directions and letters of modes. */
interface Part {
	readonly directions: readonly string[];
	readonly modes: string;
}

/** The range of a leg, and the class of its atom; `g` and `y` change both for the next leg. */
interface Stride {
	readonly range: number;
	readonly kind: 'unit' | 'slider' | 'other';
}

/** The turns of a leg that continues, if it does not name any: all but back, and for atoms of four directions only to their own kind. */
export const defaultTurns = (frame: Frame): readonly number[] =>
	frame === 'orthogonal' || frame === 'diagonal' ? [0, 2, 6] : [0, 1, 2, 3, 5, 6, 7];

/**
 * Resolves a tree to offsets and conditions, so that programs need not interpret letters. The rules of the dialect of the tree apply.
 *
 * @example
 * const [move] = betzaMoves(parseBetza('mfW'));
 * move?.type === 'path' ? move.legs[0].directions : undefined // { from: 'start', offsets: [ [ 0, 1 ] ] }
 */
export function betzaMoves(tree: Betza): readonly BetzaMove[] {
	objectGiven(tree, 'tree', 'a Betza', 'dialect', 'terms');
	return tree.terms.flatMap((term) => (term.type === 'chain' ? [chained(term, tree.dialect)] : simple(term, tree.dialect)));
}

function simple(term: Simple, dialect: Dialect): readonly BetzaMove[] {
	const leaps = leapsOf(term.atom);
	if (leaps === undefined) return [special(term)];
	if (dialect === 'fairy' && isSilent(term, leaps)) return [];
	const { parts: written, repeated } = partsOf(term.modifiers);
	// In Fairy-Stockfish a range replaces the meaning of g.
	const limited = dialect === 'fairy' && term.range?.type === 'number';
	const parts = limited ? written.map((part) => ({ ...part, modes: part.modes.replaceAll('g', 'p') })) : written;
	return handed(parts).flatMap((legs): readonly BetzaMove[] => {
		const [first, ...more] = strided(legs, term, leaps, dialect).map(({ part, stride }, index): Leg => {
			const leg = legOf(part, directionsOf(part, index, leaps, dialect), stride, leaps, index === legs.length - 1, dialect);
			const again = repeated !== undefined && index >= repeated[0] && index < repeated[1];
			return again && parts[index]!.directions.some((name) => name.includes('z')) ? { ...leg, alternating: true } : leg;
		});
		// A single leap cannot pass a piece and end behind it.
		const last = more.at(-1) ?? first!;
		if (last.hop !== undefined && last.range === 1) return [];
		const unmoved = unmovedOf(legs[0]!.modes, dialect);
		return [
			{
				type: 'path',
				legs: [first!, ...more],
				...(unmoved && { unmoved }),
				...(repeated && { repeated }),
				...(term.span && { span: term.span }),
			},
		];
	});
}

/** Whether Fairy-Stockfish does not have the moves of a term. */
function isSilent({ modifiers, range }: Simple, leaps: Leaps): boolean {
	const has = (letters: string): boolean => modifiers.some((one) => one.type === 'mode' && letters.includes(one.letter));
	const rider = range !== undefined || leaps.range === 0;
	if (has('pg')) return !isFairy(leaps, 'hopper') || (has('n') && !rider);
	if (rider) return !isFairy(leaps, 'rider');
	return has('n') && !isFairy(leaps, 'lame');
}

/** XBetza counts the letters i. */
const unmovedOf = (modes: string, dialect: Dialect): Unmoved | undefined =>
	!modes.includes('i') ? undefined : dialect === 'xbetza' && modes.indexOf('i') !== modes.lastIndexOf('i') ? 'one rank back' : 'here';

function special({ atom, modifiers, range, span }: Simple): BetzaMove {
	const letter = atom.type === 'letter' ? atom.letter : '';
	const modes = modifiers.map((one) => (one.type === 'mode' ? one.letter : '')).join('');
	const count = range?.type === 'number' ? range.count : undefined;
	const place = span && { span };
	if (letter === 'I') return { type: 'imitation', ...place };
	if (letter === '@') return { type: 'drop', ranks: count ?? 1, ...place };
	if (letter === 'O' && count !== undefined && count > 0) return { type: 'castling', distance: count, ...place };
	const unmoved = unmovedOf(modes, 'xbetza');
	return { type: letter === 'U' ? 'anywhere' : 'pass', targets: targetsOf(modes, true), ...(unmoved && { unmoved }), ...place };
}

/** The modifiers of each leg. A group is written once. */
function partsOf(modifiers: readonly Modifier[]): { readonly parts: readonly Part[]; readonly repeated?: readonly [number, number] } {
	const parts: { directions: string[]; modes: string }[] = [{ directions: [], modes: '' }];
	let repeated: readonly [number, number] | undefined;
	const add = (one: Modifier): void => {
		const last = parts.at(-1)!;
		if (one.type === 'direction') last.directions.push(one.letters);
		else if (one.type === 'mode') last.modes += one.letter;
		else if (one.type === 'again') parts.push({ directions: [], modes: '' });
		else {
			const from = parts.length;
			for (const inner of one.modifiers) add(inner);
			// The legs after each `a` of a group that begins with one; those before it otherwise.
			const shift = one.modifiers[0]?.type === 'again' ? 0 : 1;
			repeated = [from - shift, parts.length - shift];
		}
	};
	for (const one of modifiers) add(one);
	return { parts, ...(repeated && { repeated }) };
}

/**
 * In legs that continue, z and q are the other side and the same side as the last l, r or s. The two sides of an s then are two moves, so
 * that later legs know which one was chosen.
 */
function handed(parts: readonly Part[]): readonly (readonly Part[])[] {
	if (!parts.slice(1).some(({ directions }) => directions.some((name) => /[zq]/.test(name)))) return [parts];
	return (['l', 'r'] as const).map((chosen) => {
		let last: 'l' | 'r' | undefined;
		return parts.map((part, index) => ({
			...part,
			directions: part.directions.map((name) => {
				const side = /[lr]/.exec(name)?.[0] as 'l' | 'r' | undefined;
				const other = last === 'l' ? 'r' : 'l';
				const next =
					side ??
					(index > 0 && /[szq]/.test(name)
						? last === undefined || name.includes('s')
							? chosen
							: name.includes('q')
								? last
								: other
						: undefined);
				if (next === undefined) return name;
				last = next;
				return name.replace(/[szq]/, next);
			}),
		}));
	});
}

/** The stride of each leg. */
function strided(
	parts: readonly Part[],
	{ atom, range }: Simple,
	leaps: Leaps,
	dialect: Dialect,
): readonly { readonly part: Part; readonly stride: Stride }[] {
	const letter = atom.type === 'letter' ? atom.letter : '';
	const written = range === undefined ? leaps.range : range.type === 'number' ? range.count : 0;
	// Fairy-Stockfish has no hoppers of one leap.
	const hopping = dialect === 'fairy' && /[pg]/.test(parts[0]!.modes) && range?.type !== 'number';
	const bent = range === undefined && parts.length === 1 && /[qz]/.test(parts[0]!.modes);
	let stride: Stride = {
		range: bent || hopping ? 0 : written,
		kind: 'WFK'.includes(letter || ' ') ? 'unit' : 'RBQ'.includes(letter || ' ') ? 'slider' : 'other',
	};
	return parts.map((part, index) => {
		const own = stride;
		if (index < parts.length - 1 && /[gy]/.test(part.modes))
			stride =
				own.kind === 'unit'
					? { range: 0, kind: 'slider' }
					: own.kind === 'slider'
						? { range: 1, kind: 'unit' }
						: { range: own.range === 1 ? 0 : 1, kind: 'other' };
		return { part, stride: own };
	});
}

const unionOf = (names: readonly string[], dialect: Dialect, frame: Frame): number =>
	names.flatMap((name) => directionsIn(name, dialect, frame)).reduce((mask, name) => mask | directionSet(name, dialect, frame), 0);

/** The offsets of a leg that begins a move. */
function startOf(names: readonly string[], leaps: Leaps, dialect: Dialect): Directions {
	const frame = frameOf(leaps);
	const chosen = unionOf(names, dialect, frame);
	return { from: 'start', offsets: leaps.leaps.flatMap((sizes) => offsetsOf(sizes, names.length === 0 ? ALL : chosen)) };
}

function directionsOf({ directions }: Part, index: number, leaps: Leaps, dialect: Dialect): Directions {
	if (index === 0) return startOf(directions, leaps, dialect);
	const turns = directions.length === 0 ? defaultTurns(frameOf(leaps)) : listOf(unionOf(directions, dialect, 'turn'));
	return { from: 'leg', turns };
}

/** The contents of the cell at the end of a leg. Without m, c and the like, a leg that others follow ends on an empty cell. */
function targetsOf(modes: string, last: boolean): readonly Target[] {
	const found: Target[] = [];
	const has = (letter: string): boolean => modes.includes(letter);
	if (has('m') || (!last && has('y'))) found.push('empty');
	if (has('c') || has('k')) found.push('enemy');
	if (has('d')) found.push('friend');
	if (has('e')) found.push('passing');
	if (!last && (has('p') || has('g'))) found.push(...(has('t') ? [] : ['over enemy' as const]), 'over friend');
	if (found.length > 0) return found;
	return last ? ['empty', 'enemy'] : ['empty'];
}

function legOf({ modes }: Part, directions: Directions, { range }: Stride, { leaps }: Leaps, last: boolean, dialect: Dialect): Leg {
	const has = (letter: string): boolean => modes.includes(letter);
	// Steps to neighbours do not pass cells.
	const steps = leaps.every(([, large]) => large === 1);
	const xbetza = dialect === 'xbetza';
	const jumps = [...modes].filter((letter) => letter === 'j').length;
	return {
		directions,
		range,
		// Fairy-Stockfish skips the e, which therefore does not replace the default.
		targets:
			dialect === 'fairy' && modes.includes('e') ? [...targetsOf(modes.replaceAll('e', ''), last), 'passing'] : targetsOf(modes, last),
		...(last && has('g') ? { hop: 'behind' } : last && has('p') && { hop: 'anywhere' }),
		...(has('n') && !steps && (dialect !== 'fairy' || (range === 1 && !has('p') && !has('g'))) && { lame: true }),
		...(jumps > 0 && (steps ? { skip: jumps } : { jump: jumps === 1 ? 'one' : 'any' })),
		...(has('o') && { cylinder: true }),
		...(last && (has('q') || has('z')) && { bend: has('q') ? 'circle' : 'zigzag' }),
		...(has('u') && { unload: true }),
		...(has('k') ? { royal: 'only' } : last && has('t') && { royal: 'never' }),
		...(has('x') && { relay: true }),
		...(xbetza && has('n') && !steps && (has('i') || modes.indexOf('n') !== modes.lastIndexOf('n')) && { passable: true }),
	};
}

/** Legs with atoms of their own. A leg without letters, or with f, deflects least. */
function chained({ legs, links, span }: Chain, dialect: Dialect): BetzaMove {
	const found = legs.map((term, index): Leg => {
		const leaps = leapsOf(term.atom)!;
		const { parts } = partsOf(term.modifiers);
		const part = parts[0]!;
		const named = part.directions.filter((name) => name !== 'f' && name !== 'ff');
		const least = index > 0 && named.length === 0;
		const directions: Directions =
			index === 0
				? startOf(part.directions, leaps, dialect)
				: { from: 'leg', turns: least ? 'least' : listOf(unionOf(part.directions, dialect, 'turn')), leaps: leaps.leaps };
		const [{ stride } = { stride: { range: 1, kind: 'other' as const } }] = strided([part], term, leaps, dialect);
		const last = index === legs.length - 1;
		// Where the move may end, the modes are those of a last leg.
		const leg = legOf(part, directions, stride, leaps, last || links[index] === '?', dialect);
		return last ? leg : { ...leg, ...(links[index] === '?' && { mayEnd: true }) };
	});
	const unmoved = unmovedOf(legs[0].modifiers.map((one) => (one.type === 'mode' ? one.letter : '')).join(''), dialect);
	return { type: 'path', legs: [found[0]!, ...found.slice(1)], ...(unmoved && { unmoved }), ...(span && { span }) };
}
