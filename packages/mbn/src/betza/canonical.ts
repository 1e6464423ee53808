import { atomOf, leapsOf } from './atoms.js';
import { directionNames, directionSet, directionsIn, type Frame, frameOf } from './directions.js';
import { bitsOf } from './geometry.js';
import { defaultTurns } from './meaning.js';
import { COUNTED, MODES } from './modes.js';
import type { Atom, Betza, Dialect, Modifier, Range, Simple, Term } from './tree.js';

/** The tree of the canonical text: the same terms in the same order, each with its shortest directions, ordered modes and usual letters. */
export const canonical = ({ dialect, terms }: Betza): Betza => ({
	dialect,
	terms: separated(terms.map((term) => canonicalTerm(term, dialect))),
});

/** The letter of a term without a range, which the same letter behind it would make a rider. */
const openLetter = (term: Term): string | undefined =>
	term.type === 'simple' && term.range === undefined && term.atom.type === 'letter' && term.atom.letter.length === 1
		? term.atom.letter
		: undefined;

/** Terms with the same letter, one after the other: those with a range only, one that is the letter only, those with modifiers. */
interface Run {
	readonly letter: string | undefined;
	readonly ranged: Term[];
	bare: Term | undefined;
	readonly rest: Term[];
}

/**
 * The same terms in an order that can be written: `mN` and `N` are `NmN`, because `mNN` is a rider. The second of two terms that are a letter
 * only is left out.
 */
export function separated(terms: readonly Term[]): readonly Term[] {
	const runs: Run[] = [];
	for (const term of terms) {
		const open = openLetter(term);
		const plain = term.type === 'simple' && term.modifiers.length === 0 ? atomLetter(term) : undefined;
		const run = runs.at(-1);
		if (run?.letter !== undefined && plain === run.letter) {
			if (open === undefined) run.ranged.push(term);
			else run.bare ??= term;
		} else if (run?.letter !== undefined && open === run.letter) run.rest.push(term);
		else {
			const bare = open !== undefined && plain !== undefined ? term : undefined;
			runs.push({ letter: open, ranged: [], bare, rest: bare === undefined ? [term] : [] });
		}
	}
	return runs.flatMap(({ ranged, bare, rest }) => [...ranged, ...(bare === undefined ? [] : [bare]), ...rest]);
}

const atomLetter = ({ atom }: Simple): string | undefined => (atom.type === 'letter' ? atom.letter[0] : undefined);

function canonicalTerm(term: Term, dialect: Dialect): Term {
	if (term.type === 'simple') return canonicalSimple(term, dialect, 'only');
	const [first, ...more] = term.legs.map((leg, index) => canonicalSimple(leg, dialect, index === 0 ? 'only' : 'later'));
	return { type: 'chain', legs: [first!, ...more], links: term.links };
}

function canonicalSimple(term: Simple, dialect: Dialect, place: 'only' | 'later'): Simple {
	const leaps = leapsOf(term.atom);
	if (leaps === undefined)
		return {
			type: 'simple',
			modifiers: unplaced(ordered(term.modifiers, MODES[dialect])),
			atom: bare(term.atom),
			...(term.range && { range: term.range }),
		};
	const frame = frameOf(leaps);
	const turning = term.modifiers.some(({ type }) => type === 'again' || type === 'group');
	const modifiers = split(term.modifiers, dialect, frame, place, turning);
	const has = (letters: string): boolean => modifiers.some((one) => one.type === 'mode' && letters.includes(one.letter));
	if (!turning && has('qz')) return { type: 'simple', modifiers, ...bent(term.atom, term.range, dialect) };
	return { type: 'simple', modifiers, ...lettered(term.atom, term.range, dialect, turning || (has('g') && dialect === 'fairy')) };
}

/** The range of a circular or crooked rider, which is not limited unless the text says so. */
function bent(atom: Atom, range: Range | undefined, dialect: Dialect): { readonly atom: Atom; readonly range?: Range } {
	const plain: Atom = atom.type === 'letter' ? { type: 'letter', letter: canonicalLetter(atom.letter, dialect) } : bare(atom);
	return range?.type === 'number' && range.count > 0 ? { atom: plain, range } : { atom: plain };
}

/** An atom with its range: R for W0 and WW, W for W1. Toggled ranges depend on the letter, and are kept as they are. */
function lettered(atom: Atom, range: Range | undefined, dialect: Dialect, kept: boolean): { readonly atom: Atom; readonly range?: Range } {
	const { leaps, range: usual } = leapsOf(atom)!;
	const letter = atom.type === 'letter' ? atom.letter : '';
	const count = range === undefined ? usual : range.type === 'number' ? range.count : 0;
	const ranged = (name: string, own: number): { readonly atom: Atom; readonly range?: Range } => {
		const plain: Atom = { type: 'letter', letter: name };
		if (count === own) return { atom: plain };
		return { atom: plain, range: { type: 'number', count } };
	};
	if (kept && letter !== '') return { ...ranged(canonicalLetter(letter, dialect), usual) };
	if (leaps.length > 1) return count === 0 ? { atom: { type: 'letter', letter: 'Q' } } : ranged('K', 1);
	const name = leaps[0]!.join();
	if (count === 0 && name === '0,1') return { atom: { type: 'letter', letter: 'R' } };
	if (count === 0 && name === '1,1') return { atom: { type: 'letter', letter: 'B' } };
	const best = atomOf(leaps[0]!, dialect) ?? bare(atom);
	if (count === 1) return { atom: best };
	// XBoard requires N0; the other programs know NN.
	const doubled = count === 0 && dialect !== 'xbetza' && best.type === 'letter';
	return { atom: best, range: doubled ? { type: 'doubled' } : { type: 'number', count } };
}

const canonicalLetter = (letter: string, dialect: Dialect): string => {
	const { leaps } = leapsOf({ type: 'letter', letter })!;
	if (leaps.length > 1 || 'RB'.includes(letter)) return letter;
	const atom = atomOf(leaps[0]!, dialect);
	return atom?.type === 'letter' ? atom.letter : letter;
};

const bare = (atom: Atom): Atom => (atom.type === 'letter' ? { type: 'letter', letter: atom.letter } : { type: 'leap', sizes: atom.sizes });

const unplaced = (modifiers: readonly Modifier[]): readonly Modifier[] =>
	modifiers.map((one): Modifier => {
		if (one.type === 'direction') return { type: 'direction', letters: one.letters };
		if (one.type === 'mode') return { type: 'mode', letter: one.letter };
		return one.type === 'again' ? { type: 'again' } : { type: 'group', modifiers: unplaced(one.modifiers) };
	});

/** Orders the modifiers of each leg, and those inside groups. */
function split(
	modifiers: readonly Modifier[],
	dialect: Dialect,
	frame: Frame,
	place: 'only' | 'later',
	turning: boolean,
): readonly Modifier[] {
	const found: Modifier[] = [];
	let leg: Modifier[] = [];
	let later = place === 'later';
	// The part of a leg before or after a group cannot be ordered with the rest.
	let whole = true;
	const end = (complete: boolean): void => {
		found.push(
			...(complete && whole
				? canonicalLeg(leg, dialect, later ? 'turn' : frame, place === 'later' ? undefined : frame, turning)
				: unplaced(leg)),
		);
		leg = [];
	};
	for (const one of modifiers) {
		if (one.type === 'again') {
			end(true);
			found.push({ type: 'again' });
			later = true;
			whole = true;
		} else if (one.type === 'group') {
			end(false);
			whole = false;
			found.push({ type: 'group', modifiers: unplaced(one.modifiers) });
			later = true;
		} else leg.push(one);
	}
	end(true);
	return found;
}

function canonicalLeg(
	modifiers: readonly Modifier[],
	dialect: Dialect,
	frame: Frame,
	own: Frame | undefined,
	turning: boolean,
): readonly Modifier[] {
	const names = modifiers.flatMap((one) => (one.type === 'direction' ? [one.letters] : []));
	const modes = modifiers.filter(({ type }) => type === 'mode');
	const ordinary = ordered(modes, MODES[dialect], COUNTED[dialect]);
	const letters = ordinary.map((one) => (one.type === 'mode' ? one.letter : '')).join('');
	// Of a single leg, m and c together are the default.
	const usual =
		!turning && frame !== 'turn' && letters.includes('m') && letters.includes('c') && (dialect === 'fairy' || !/[dek]/.test(letters));
	const rest = usual ? ordinary.filter((one) => one.type === 'mode' && !'mc'.includes(one.letter)) : ordinary;
	const initial = rest.filter((one) => one.type === 'mode' && one.letter === 'i');
	return [...initial, ...canonicalDirections(names, dialect, frame, own), ...rest.filter((one) => !initial.includes(one))];
}

/**
 * The canonical names of directions.
 *
 * @param own the frame of the atom, which gives the directions of a leg that continues without naming any; absent for a leg of a chain.
 */
function canonicalDirections(names: readonly string[], dialect: Dialect, frame: Frame, own: Frame | undefined): readonly Modifier[] {
	const asDirections = (letters: readonly string[]): readonly Modifier[] => letters.map((one) => ({ type: 'direction', letters: one }));
	if (names.length === 0) return [];
	// z and q depend on the leg before.
	if (names.some((name) => /[zq]/.test(name))) return asDirections(names);
	const octants = names
		.flatMap((name) => directionsIn(name, dialect, frame))
		.reduce((mask, name) => mask | directionSet(name, dialect, frame), 0);
	// Without letters, and with f, a leg of a chain deflects least.
	if (own === undefined && octants === 1) return [];
	const otherwise = frame !== 'turn' ? undefined : own === undefined ? -1 : bitsOf(defaultTurns(own));
	return asDirections(directionNames(octants, dialect, frame, otherwise) ?? names);
}

/** Modes in the order of the dialect, each once, unless the dialect counts it. */
function ordered(modifiers: readonly Modifier[], order: string, counted = ''): readonly Modifier[] {
	const rank = (one: Modifier): number => (one.type === 'mode' ? `${order}fblrvsh`.indexOf(one.letter) : 0);
	const sorted = [...modifiers].sort((a, b) => rank(a) - rank(b));
	const kept = sorted.filter((one, index) => {
		const before = sorted[index - 1];
		return one.type !== 'mode' || before?.type !== 'mode' || before.letter !== one.letter || counted.includes(one.letter);
	});
	return unplaced(kept);
}
