import type { Game, PieceData, Setup } from '@x/core';
import { checkOptions, type Fault, type OptionRule, type Result } from '@x/diagnostics';
import type { Feen } from '../feen.js';
import { shape } from '../shape.js';
import { layout } from '../squares.js';
import { styles as stylesOf, turn } from '../turn.js';
import type { Aux } from './aux.js';
import { type Binding, type Bindings, bindingOf, CONVENTIONS, type Convention, ownRank, SIDES } from './binding.js';
import { detectConvention } from './convention.js';
import { withExtra } from './extra.js';
import { type Notes, notes } from './notes.js';
import { type Meaning, resolver } from './resolve.js';
import { squareOfSfen } from './sfen-square.js';

/** The options for converting a FEEN to a setup. */
export interface ToSetupOptions {
	/** The convention for the marks of chess. By default the one that {@link detectConvention} finds, and `rights` if that is ambiguous. */
	readonly convention?: Convention | undefined;
	/** `lenient` (default): a loss is a warning. `strict`: a loss is an error. */
	readonly mode?: 'strict' | 'lenient' | undefined;
	/** The values of the variables that count moves. */
	readonly aux?: Aux | undefined;
}

/** The names and values of {@link ToSetupOptions}. */
export const TO_SETUP: Readonly<Record<string, OptionRule>> = { convention: CONVENTIONS, mode: ['strict', 'lenient'], aux: 'object' };

interface Found extends Meaning {
	readonly at: readonly number[];
	readonly path: string;
	readonly flags: string[];
}

/** All pieces of the board with their meanings. */
const found = (position: Feen, resolve: (token: string) => Meaning | undefined, { lose, refuse }: Notes): readonly Found[] => {
	const outer = layout(position);
	return position.segments.flatMap((segment, nth) => {
		let file = 0;
		return segment.flatMap((square, index): Found[] => {
			const at = [file, ...outer[nth]!];
			const path = `segments[${nth}][${index}]`;
			file += typeof square === 'number' ? square : 1;
			if (typeof square === 'number') return [];
			const meaning = resolve(square);
			if (meaning === undefined) refuse('convert-letter', `Expected a piece of this game, found "${square}".`, path);
			for (const odd of meaning?.odd ?? [])
				lose(
					`convert-${odd}`,
					odd === 'derived' ? `"${square}" is derived.` : `"${square}" ${square.includes('^') ? 'is' : 'is not'} terminal.`,
					path,
				);
			return meaning ? [{ ...meaning, at, path, flags: [] }] : [];
		});
	});
};

/** Sets the castling flag of the pieces whose marks grant the right. */
const readRights = (all: readonly Found[], convention: Convention, { lose }: Notes): void => {
	const royals = all.filter(({ kind, binding }) => kind === binding.castling?.royal);
	const partners = all.filter(({ kind, binding, sign }) => kind === binding.castling?.partner && sign !== '');
	for (const royal of royals) {
		if (royal.sign !== '+' || convention === 'rights') continue;
		lose('convert-castling', 'A king does not have + if rooks express whether they can castle.', royal.path);
	}
	for (const partner of partners) {
		const { castling } = partner.binding;
		const home = (one: Found): boolean => one.second === partner.second && ownRank(one.at, one.second, one.binding) === castling!.rank;
		const royal = royals.find((one) => home(one) && (convention === 'readiness' || one.sign === '+'));
		if (!royal || !home(partner) || (convention === 'rights' && partner.sign === '-'))
			lose('convert-castling', 'No king is placed so that this rook can castle with it.', partner.path);
		else for (const one of [royal, partner]) if (!one.flags.includes(castling!.flag)) one.flags.push(castling!.flag);
	}
	for (const royal of royals)
		if (royal.sign === '+' && convention === 'rights' && royal.flags.length === 0)
			lose('convert-castling', 'No rook has the castling right of this king.', royal.path);
};

/** The square behind the only pawn that may be captured en passant. */
const readSteps = (all: readonly Found[], second: boolean, { lose, refuse }: Notes): Setup['points'] => {
	const passers: Found[] = [];
	for (const one of all) {
		const { doubleStep } = one.binding;
		if (one.kind !== doubleStep?.kind) continue;
		const rank = ownRank(one.at, one.second, one.binding);
		if (doubleStep.flag !== undefined) one.flags.push(...(one.sign === '+' ? [doubleStep.flag] : []));
		else if ((rank === doubleStep.rank) !== (one.sign === '+'))
			lose('convert-double-step', `Here a pawn ${one.sign === '+' ? 'never' : 'always'} may make a double step.`, one.path);
		if (one.sign !== '-') continue;
		if (one.second !== second && rank === doubleStep.rank + 2) passers.push(one);
		else lose('convert-en-passant', 'No pawn can be captured en passant here.', one.path);
	}
	if (passers.length > 1) refuse('convert-en-passant', 'Only one pawn can be captured en passant.', passers[1]!.path);
	const [passer] = passers;
	if (!passer) return undefined;
	const [file, rank] = passer.at;
	return { [passer.binding.doubleStep!.point]: [[file!, rank! + (passer.second ? 1 : -1)]] };
};

/** The signs without a meaning in any convention. */
const readSigns = (all: readonly Found[], convention: Convention, { lose }: Notes): void => {
	for (const { kind, binding, sign, at, second, path } of all) {
		if (sign === '' || kind === binding.doubleStep?.kind || kind === binding.castling?.partner) continue;
		if (kind === binding.castling?.royal && (sign === '+' || convention === 'readiness')) continue;
		const { crossed, facing } = binding.derivable ?? {};
		const derived =
			sign === '+' &&
			((kind === crossed?.[0] && ownRank(at, second, binding) >= crossed[1]) || (kind === facing && faces(all, at, second, kind)));
		if (!derived) lose('convert-state', `The sign ${sign} does not have a meaning here.`, path);
	}
};

/** Whether an open file leads to a piece of this kind of the other side. */
const faces = (all: readonly Found[], at: readonly number[], second: boolean, kind: string): boolean => {
	const ahead = all.filter((one) => one.at[0] === at[0] && (second ? one.at[1]! < at[1]! : one.at[1]! > at[1]!));
	const next = ahead.sort((a, b) => Math.abs(a.at[1]! - at[1]!) - Math.abs(b.at[1]! - at[1]!))[0];
	return next?.kind === kind && next.second !== second;
};

const readHands = (
	{ hands }: Feen,
	armies: readonly [Binding, Binding],
	resolve: (token: string) => Meaning | undefined,
	{ lose, refuse }: Notes,
): Setup['stores'] => {
	const stores: Record<string, Record<string, Readonly<Record<string, number>>>> = {};
	for (const nth of [0, 1] as const) {
		const { hand } = armies[nth];
		const name = nth ? 'second' : 'first';
		const kinds: Record<string, number> = {};
		for (const [piece, count] of Object.entries(hands[name])) {
			const path = `hands.${name}["${piece}"]`;
			if (!hand) {
				lose('convert-hand', 'This game does not have hands.', path);
				continue;
			}
			const meaning = resolve(piece);
			const fits =
				meaning &&
				meaning.second === (nth === (hand.inert ? 0 : 1)) &&
				meaning.odd.length === 0 &&
				meaning.sign === '' &&
				meaning.binding.hand?.order.includes(meaning.kind);
			if (fits) kinds[meaning.kind] = count;
			else refuse('convert-hand', `"${piece}" cannot be in this hand.`, path);
		}
		if (hand) stores[hand.store] = { ...stores[hand.store], [SIDES[nth]]: kinds };
	}
	return Object.keys(stores).length > 0 ? stores : undefined;
};

/** Converts a FEEN to a setup without a game: phases are the names of sides. */
export const arrange = (position: Feen, bindings: Bindings, options: ToSetupOptions = {}): Result<Setup, Fault> => {
	const noted = notes(options.mode);
	const { first, second } = stylesOf(position);
	const [binding, other] = [first, second].map((style) => bindingOf(bindings, style));
	const sizes = shape(position);
	if (!binding || !other) {
		const [one = '', two = one] = 'style' in bindings ? [bindings.style as string] : Object.keys(bindings);
		const styles = `${one} and ${two.toLowerCase()}`;
		noted.refuse('convert-style', `Expected the styles ${styles}, found ${first} and ${second.toLowerCase()}.`, 'active');
		return noted.result(() => ({ pieces: [] }));
	}
	const size = binding.size.toReversed();
	if (String(sizes) !== String(size)) {
		const code = sizes && sizes.length !== size.length ? 'convert-dimension' : 'convert-shape';
		noted.refuse(code, `Expected a board of ${size.join(' × ')}, found ${sizes?.join(' × ') ?? 'an irregular one'}.`, 'segments');
		return noted.result(() => ({ pieces: [] }));
	}
	const detected = detectConvention(position);
	const convention = options.convention ?? (detected === 'ambiguous' ? 'rights' : detected);
	const resolve = resolver(bindings, [first, second]);
	const answering = turn(position) === 'second';
	const all = found(position, resolve, noted);
	readRights(all, convention, noted);
	const lion = typeof options.aux?.lastLionCapture === 'string' ? squareOfSfen(options.aux.lastLionCapture, binding) : undefined;
	const points = {
		...readSteps(all, answering, noted),
		...(lion && binding.lionCaptured !== undefined && { [binding.lionCaptured]: [lion] }),
	};
	readSigns(all, convention, noted);
	const stores = readHands(position, [binding, other], resolve, noted);
	const { halfmove = 0, fullmove = 1, checks } = options.aux ?? {};
	const { clocks } = binding;
	return noted.result(() => ({
		pieces: all.map(({ at, kind, second: black, flags }) => {
			const piece: PieceData = { side: SIDES[black ? 1 : 0], kind, ...(flags.length > 0 && { flags: flags.sort() }) };
			return { at, piece };
		}),
		phase: SIDES[answering ? 1 : 0],
		...(Object.keys(points).length > 0 && { points }),
		...(stores && { stores }),
		...(clocks && {
			vars: {
				[clocks.half]: halfmove,
				[clocks.full]: fullmove,
				...(checks && clocks.checks !== undefined && { [clocks.checks]: { [SIDES[0]]: checks[0], [SIDES[1]]: checks[1] } }),
			},
		}),
	}));
};

/**
 * Converts a FEEN to a setup of a game, for `position` or `validate` of @x/core. Warnings list the state that a setup cannot hold.
 *
 * It refuses styles and boards of other games, letters without a kind, two pawns that may be captured en passant, and pieces in hands that
 * cannot hold them.
 *
 * @throws {RangeError} if the names of the game's sides or phases differ from those of @x/core's games.
 *
 * @example
 * import { legal, position } from '@x/core';
 * import { chess as game } from '@x/games/ready/chess';
 * import { parse } from '@x/feen';
 * import { chess } from '@x/feen/bindings';
 * const read = toSetup(parse('4k^3/8/8/8/8/8/8/4+K^2+R / C/c'), game, chess);
 * if (read.ok) legal(position(game, read.value)).length; // → 15
 */
export function toSetup(position: Feen, game: Game, bindings: Bindings, options: ToSetupOptions = {}): Result<Setup, Fault> {
	checkOptions(options, TO_SETUP);
	const { aux = {} } = options;
	const result = arrange(position, bindings, options);
	if (!result.ok) return result;
	const noted = notes(options.mode);
	const binding = bindingOf(bindings, stylesOf(position).first)!;
	const setup = withExtra(result.value, aux, binding, game, noted);
	const whole = noted.result(() => setup);
	return whole.ok ? { ...whole, warnings: [...result.warnings, ...whole.warnings] } : whole;
}
