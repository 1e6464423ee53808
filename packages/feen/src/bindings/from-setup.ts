import type { PieceData, Setup } from '@x/core';
import { checkOptions, type Fault, type OptionRule, type Result } from '@x/diagnostics';
import { placementOf } from '../dense.js';
import type { Feen, Hand } from '../feen.js';
import { cased } from '../side.js';
import type { Aux } from './aux.js';
import { type Binding, type Bindings, bindingOf, CONVENTIONS, type Convention, ownRank, SIDES } from './binding.js';
import { extraOf } from './extra.js';
import { type Notes, notes } from './notes.js';
import { sfenSquare } from './sfen-square.js';

/** The options for converting a setup to a FEEN. */
export interface FromSetupOptions {
	/** The letters of the styles of the first player and the second, if there are several bindings. */
	readonly styles?: readonly [string, string] | undefined;
	/** `rights` by default. */
	readonly convention?: Convention | undefined;
	/**
	 * The condition for the en passant mark of a pawn. `pseudo` (default): an enemy pawn stands next to it; `always`; `legal`: a legal move
	 * captures it, which requires a position.
	 */
	readonly enPassant?: 'pseudo' | 'always' | 'legal' | undefined;
	/** `lenient` (default): a loss is a warning. `strict`: a loss is an error. */
	readonly mode?: 'strict' | 'lenient' | undefined;
}

/** The names and values of {@link FromSetupOptions}. */
export const FROM_SETUP: Readonly<Record<string, OptionRule>> = {
	styles: 'any',
	convention: CONVENTIONS,
	enPassant: ['pseudo', 'always', 'legal'],
	mode: ['strict', 'lenient'],
};

/** A FEEN, and the state that it cannot express. */
export interface Written {
	readonly feen: Feen;
	readonly aux: Aux;
}

/**
 * Facts that only a position determines: whether a castling right can be used now, which king is in check, whether a legal move captures en
 * passant.
 */
export interface PositionFacts {
	readonly ready: (royal: readonly number[], partner: readonly number[], second: boolean) => boolean;
	readonly inCheck: (second: boolean) => boolean;
	readonly takes: (at: readonly number[]) => boolean;
}

interface Placed {
	readonly nth: number;
	readonly at: readonly number[];
	readonly piece: PieceData;
	readonly second: boolean;
	readonly binding: Binding;
	sign: '' | '+' | '-';
}

const same = (one: readonly number[], other: readonly number[]): boolean => one.every((number, axis) => number === other[axis]);

/** The signs of kings and rooks. */
const writeRights = (all: readonly Placed[], convention: Convention, facts: PositionFacts | undefined, { lose }: Notes): void => {
	for (const royal of all) {
		const { castling } = royal.binding;
		if (castling === undefined || royal.piece.kind !== castling.royal) continue;
		const holds = ({ piece: { flags = [] } }: Placed): boolean => flags.includes(castling.flag);
		const partners = all.filter(
			(one) =>
				one.second === royal.second && one.piece.kind === castling.partner && one.at[1] === royal.at[1] && holds(one) && holds(royal),
		);
		if (convention === 'readiness' && !facts && partners[0])
			lose(
				'convert-castling',
				'Only a position determines whether this right can be used now; it is written as one that cannot.',
				`pieces[${royal.nth}]`,
			);
		for (const partner of partners) {
			const now = convention === 'rights' || facts?.ready(royal.at, partner.at, royal.second);
			partner.sign = now ? '+' : '-';
			if (convention === 'rights') royal.sign = '+';
		}
		if (convention === 'readiness' && facts?.inCheck(royal.second)) royal.sign = '-';
	}
};

/** The signs of pawns. `passed` is the square that the last double step passed. */
const writeSteps = (
	all: readonly Placed[],
	passed: readonly number[] | undefined,
	second: boolean,
	policy: FromSetupOptions['enPassant'],
	facts: PositionFacts | undefined,
	{ lose }: Notes,
): void => {
	const pawns = all.filter(({ piece, binding }) => piece.kind === binding.doubleStep?.kind);
	for (const pawn of pawns) {
		const { flag, rank } = pawn.binding.doubleStep!;
		const fresh = flag === undefined ? ownRank(pawn.at, pawn.second, pawn.binding) === rank : pawn.piece.flags?.includes(flag);
		if (fresh) pawn.sign = '+';
	}
	if (!passed) return;
	const [file, rank] = passed;
	const passer = pawns.find((one) => one.second !== second && same(one.at, [file!, rank! + (second ? 1 : -1)]));
	if (!passer) {
		lose('convert-en-passant', 'Expected a pawn at the end of the double step.', 'points');
		return;
	}
	/** Pawns that capture diagonally stand next to the passing pawn; pawns that capture sideways stand next to the square that it passed. */
	const near = ({ at, second: black, binding: { doubleStep } }: Placed): boolean => {
		const { captures = 'diagonally' } = doubleStep!;
		const from = captures === 'diagonally' ? passer.at[1] : captures === 'sideways' ? rank : undefined;
		return black === second && at[1] === from && Math.abs(at[0]! - file!) === 1;
	};
	if (policy === 'always' || (policy === 'legal' ? facts?.takes(passed) : pawns.some(near))) passer.sign = '-';
};

const numbers = (vec: readonly unknown[]): readonly number[] => vec.map(Number);

/** The pieces in a player's hand. Inert pieces are still the opponent's. */
const handOf = (setup: Setup, sideBindings: readonly [Binding, Binding], nth: 0 | 1, { refuse }: Notes): Hand => {
	const { hand } = sideBindings[nth];
	const owner = nth === Number(hand?.inert === true) ? 0 : 1;
	const held: Record<string, number> = {};
	for (const [kind, count] of Object.entries((hand && setup.stores?.[hand.store]?.[SIDES[nth]]) ?? {})) {
		const ownBinding = [sideBindings[owner], sideBindings[1 - owner]!].find(({ pieces }) => kind in pieces);
		if (!ownBinding)
			refuse(
				'convert-letter',
				`FEEN cannot express ${kind}: the binding does not have a letter for it.`,
				`stores.${hand!.store}.${SIDES[nth]}.${kind}`,
			);
		else if (count > 0) held[cased(ownBinding.pieces[kind]!, owner ? 'second' : 'first')] = count;
	}
	return held;
};

/** Converts a setup to a FEEN. `second` is whether the second player is to move. */
export const write = (
	setup: Setup,
	bindings: Bindings,
	second: boolean,
	options: FromSetupOptions,
	facts?: PositionFacts,
): Result<Written, Fault> => {
	const noted = notes(options.mode);
	const { lose, refuse } = noted;
	const letters =
		options.styles ?? ('style' in bindings ? [bindings.style as string, bindings.style as string] : Object.keys(bindings).slice(0, 2));
	const sideBindings = letters.map((letter) => bindingOf(bindings, letter));
	const [binding, other] = sideBindings;
	if (!binding || !other) throw new RangeError(`Expected a binding for each of the styles ${letters.join(' and ')}`);
	const convention = options.convention ?? 'rights';
	const all: Placed[] = [];
	setup.pieces.forEach(({ at, piece }, nth) => {
		const side = SIDES.indexOf(piece.side as 'white');
		const ownBinding = [sideBindings[side], sideBindings[1 - side]].find((one) => one && piece.kind in one.pieces);
		if (!ownBinding)
			refuse(
				'convert-letter',
				`FEEN cannot express ${piece.kind} of ${piece.side}: the binding does not have a letter for it.`,
				`pieces[${nth}]`,
			);
		else {
			const known = [ownBinding.castling?.flag, ownBinding.doubleStep?.flag];
			for (const flag of piece.flags ?? [])
				if (!known.includes(flag)) lose('convert-state', `FEEN does not have a sign for the flag '${flag}'.`, `pieces[${nth}]`);
			all.push({ nth, at: numbers(at), piece, second: side === 1, binding: ownBinding, sign: '' });
		}
	});
	writeRights(all, convention, facts, noted);
	const { point } = [binding, other].find(({ doubleStep }) => doubleStep)?.doubleStep ?? {};
	const [passed] = (point !== undefined && setup.points?.[point]) || [];
	writeSteps(all, passed && numbers(passed), second, options.enPassant, facts, noted);

	const sizes = binding.size.toReversed();
	const squares = new Array<string | undefined>(sizes.reduce((product, size) => product * size)).fill(undefined);
	for (const { at, piece, second: black, binding: ownBinding, sign } of all) {
		const index = sizes.reduce((sum, size, nth) => {
			const coordinate = at[sizes.length - 1 - nth]!;
			return sum * size + (nth < sizes.length - 1 ? size - 1 - coordinate : coordinate);
		}, 0);
		const mixed = sideBindings[0] !== sideBindings[1] && ownBinding !== sideBindings[Number(black)];
		squares[index] = sign + cased(ownBinding.pieces[piece.kind]!, black ? 'second' : 'first') + (mixed ? "'" : '');
	}
	const [first, others] = ([0, 1] as const).map((nth) => handOf(setup, [binding, other], nth, noted));
	const styles = [binding.style, other.style.toLowerCase()];
	const [active, inactive] = second ? styles.toReversed() : styles;
	const { half = '', full = '', checks: given = '' } = binding.clocks ?? {};
	const left = setup.vars?.[given];
	const checks = typeof left === 'object' ? SIDES.map((side) => left[side] ?? 0) : undefined;
	if (checks) lose('convert-checks', 'FEEN cannot express counts of checks.', `vars.${given}`);
	for (const [name, store] of Object.entries(setup.stores ?? {})) {
		const bound = [binding, other].some(({ hand }) => hand?.store === name);
		const some = Object.values(store).some((kinds) => Object.values(kinds).some((count) => count > 0));
		if (some && !bound) lose('convert-hand', `FEEN cannot express the store '${name}' of this game.`, `stores.${name}`);
	}
	const [halfmove, fullmove] = [setup.vars?.[half], setup.vars?.[full]];
	if (typeof halfmove === 'number' && halfmove !== 0) lose('convert-clock', 'FEEN cannot express clocks.', `vars.${half}`);
	if (typeof fullmove === 'number' && fullmove !== 1)
		lose('convert-move-number', 'FEEN cannot express the number of the move.', `vars.${full}`);
	const { lionCaptured } = binding;
	const [lion] = (lionCaptured !== undefined && setup.points?.[lionCaptured]) || [];
	const extra = extraOf(setup, [binding, other], noted);
	return noted.result(() => ({
		feen: { ...placementOf(sizes, squares), hands: { first: first!, second: others! }, active: active!, inactive: inactive! },
		aux: {
			...(typeof halfmove === 'number' && { halfmove }),
			...(typeof fullmove === 'number' && { fullmove }),
			...(checks && { checks: [checks[0]!, checks[1]!] as const }),
			...(lionCaptured !== undefined && { lastLionCapture: lion ? sfenSquare(numbers(lion), binding) : null }),
			...extra,
		},
	}));
};

/**
 * Converts a setup to a FEEN. Warnings list the state that FEEN cannot express, including that in `aux` unless it is the initial one.
 *
 * Some facts are known only to {@link fromPosition}: this function does not mark a pawn for a legal en passant capture, and it writes a
 * right of the convention `readiness` as one that cannot be used now, with a warning.
 *
 * @throws {RangeError} if a style does not have a binding, or a piece is outside the board.
 *
 * @example
 * import { stringify } from '@x/feen';
 * import { chess } from '@x/feen/bindings';
 * const king = { at: [4, 0], piece: { side: 'white', kind: 'K' } };
 * const written = fromSetup({ pieces: [king], phase: 'black', vars: { halfmove: 7 } }, chess);
 * if (written.ok) stringify(written.value.feen); // → '8/8/8/8/8/8/8/4K^3 / c/C'
 * if (written.ok) written.value.aux; // → { halfmove: 7 }
 */
export function fromSetup(setup: Setup, bindings: Bindings, options: FromSetupOptions = {}): Result<Written, Fault> {
	checkOptions(options, FROM_SETUP);
	return write(setup, bindings, setup.phase === SIDES[1], options);
}
