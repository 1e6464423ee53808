import { type Game, inHand, type Position, pieces, type Ruleset, turn } from '@x/core';
import { diagonals, isSame, leap, neighbours, oblique, orthogonals, ride, royalAttacked } from '@x/core/build';
import { positionGiven } from '@x/core/engine';
import { asEffect, asPath, asPiece, nodesIn } from '@x/core/rules';

/** A position as the tests below see it. */
interface Material {
	readonly own: readonly Placed[];
	readonly other: readonly Placed[];
	/** The roles of the kinds, in a game in which only checkmate wins. */
	readonly roles: Roles;
	readonly position: Position;
	readonly side: string;
}

interface Placed {
	readonly kind: string;
	readonly isDark: boolean;
}

/** Whether a side can win with this material. */
type WinTest = (material: Material) => boolean;

/** The kinds of a game that move like those of chess. Kinds that are not listed may do anything. */
type Roles = Readonly<Record<string, 'king' | 'knight' | 'bishop' | 'rook' | 'queen'>>;

const without = (placed: readonly Placed[], kind: string): readonly Placed[] => placed.filter((one) => one.kind !== kind);
const areOnOneColour = (placed: readonly Placed[]): boolean => placed.every(({ isDark }) => isDark === placed[0]!.isDark);

/**
 * Checkmate alone wins. A king cannot mate, whatever the other side does. A single knight needs a piece of the other side that blocks its king; a queen
 * is none, because it would capture the knight. Bishops of one colour need a pawn or a knight next to the king, or a bishop of the other colour:
 * rooks and queens would interpose.
 */
const byMate: WinTest = ({ own, other, roles }) => {
	const roleOf = ({ kind }: Placed) => (Object.hasOwn(roles, kind) ? roles[kind] : undefined);
	const isKing = (one: Placed) => roleOf(one) === 'king';
	if (own.filter(isKing).length !== 1 || other.filter(isKing).length !== 1) return true;
	const mine = own.filter((one) => !isKing(one));
	const enemies = other.filter((one) => !isKing(one));
	const [first] = mine;
	if (first === undefined) return false;
	if (mine.length === 1 && roleOf(first) === 'knight') return enemies.some((one) => roleOf(one) !== 'queen');
	if (!mine.every((one) => roleOf(one) === 'bishop')) return true;
	const bishops = [...mine, ...enemies.filter((one) => roleOf(one) === 'bishop')];
	return !areOnOneColour(bishops) || enemies.some((one) => !['bishop', 'rook', 'queen'].includes(roleOf(one) ?? ''));
};

/** Any piece next to the king can give the checks that win. */
const byChecks: WinTest = ({ own }) => own.length > 1;

/** Pieces never leave the game: it is dead while there is at most one knight or bishop next to the kings, on the board and in the hands. */
const withDrops: WinTest = ({ own, other, position }) => {
	const hands = position.game.ruleset.sideOrder.flatMap((side) =>
		Object.entries(inHand(position, side).hand ?? {}).flatMap(([kind, count]) => Array.from({ length: count }, () => kind)),
	);
	const kinds = [...[...own, ...other].map(({ kind }) => kind), ...hands].filter((kind) => kind !== 'K');
	return kinds.length > 1 || kinds.some((kind) => kind !== 'N' && kind !== 'B');
};

/** A side wins when its last piece is captured. */
const byLosingAll: WinTest = ({ own, other, position, side }) => {
	if (own.length === 0) return true;
	if (other.length === 0) return false;
	const kinds = new Set([...own, ...other].map(({ kind }) => kind));
	if (kinds.size > 1) return true;
	// A bishop can be captured only by a bishop of its colour.
	if (kinds.has('B')) return own.every(({ isDark }) => other.some((one) => one.isDark === isDark));
	// A knight changes colour with each move, and so does the side to move: only one of two knights can ever capture the other.
	if (kinds.has('N') && own.length + other.length === 2) return (own[0]!.isDark === other[0]!.isDark) === (turn(position).side === side);
	return true;
};

/** A side wins by mate, and by an explosion next to the enemy king. Kings do not capture, so they do not support other pieces either. */
const byExplosion: WinTest = ({ own, other }) => {
	const mine = without(own, 'K');
	const enemies = without(other, 'K');
	if (enemies.length === other.length) return true;
	if (mine.length === 0) return false;
	const all = [...mine, ...enemies];
	if (enemies.length > 0) {
		if (all.some(({ kind }) => kind !== 'B') || mine.some(({ isDark }) => enemies.some((one) => one.isDark === isDark))) return true;
		// Bishops that never meet cannot explode. They mate a king in the corner whose own bishops take both cells of the other colour.
		return enemies.length > 1;
	}
	if (mine.some(({ kind }) => kind === 'Q' || kind === 'P')) return true;
	return mine.length > 1 && !(mine.length === 2 && mine.every(({ kind }) => kind === 'N'));
};

const KNIGHT_MATES = 'son sor snn snq snr sqr srr onn onq onr oqr orr nnn nnq nnr nqr nrr';

/**
 * The pieces of the horde that cannot mate a bare king, each with the least pieces of the other side with which they can. `s` is a bishop on the colour
 * of the horde's (or a dark one), `o` one on the other colour. Bishops on one colour count as two. The list was found by trying all positions,
 * without double checks that no move can give.
 */
const HORDE_MATES: Readonly<Record<string, string>> = {
	P: `r ss oo ${KNIGHT_MATES}`,
	Q: 'r ss oo',
	R: 'nr',
	s: 'oo',
	N: KNIGHT_MATES,
	os: 's o nq nr',
	ss: 'oo on nn',
	Rs: 'o n q r',
	Ns: 'o nn nq nr qq qr rr',
	NN: 's o n',
};

/** The most pieces next to the king for which all positions were tried, by the size of the horde. */
const MOST_TRIED: readonly number[] = [0, 4, 3, 3];

/** The side with a king wins by capturing the horde. The horde has no king to support its pieces, and wins by mate. */
const byHorde: WinTest = ({ own, other }) => {
	const enemies = without(other, 'K');
	if (enemies.length === other.length) return true;
	const bishop = own.find(({ kind }) => kind === 'B') ?? { isDark: true };
	const letterOf = ({ kind, isDark }: Placed): string => (kind !== 'B' ? kind : isDark === bishop.isDark ? 's' : 'o');
	const letters = own.map(letterOf).sort();
	const areOfOneColour = letters.length > 1 && letters.every((letter) => letter === 's');
	const key = areOfOneColour ? 'ss' : letters.join('');
	if (own.length === 0) return false;
	if (!Object.hasOwn(HORDE_MATES, key) || enemies.length > (MOST_TRIED[own.length] ?? 0)) return true;
	const others = enemies.map((one) => letterOf(one).toLowerCase());
	const pawns = others.filter((letter) => letter === 'p').length;
	// Pawns stand for every piece to which they promote.
	return HORDE_MATES[key]!.split(' ').some((needed) => {
		const left = [...others];
		const missing = [...needed].filter((letter) => {
			const index = left.indexOf(letter);
			if (index >= 0) left.splice(index, 1);
			return index < 0;
		});
		return missing.length <= pawns;
	});
};

/** The games in which other ends than checkmate win, by the hash of their rules. */
const WIN_TESTS: Readonly<Record<string, WinTest>> = {
	// three-check, five-check
	'2e8bcb88ba6d75c4b7e6f5ca2fc56085': byChecks,
	ecb0360957a3dff2745cb4858699ea76: byChecks,
	// crazyhouse
	'72bb1f079ce051a99b4f67f3c5984955': withDrops,
	// horde
	a2a250adebee390ad099c7d8066a4f48: byHorde,
	// antichess
	f81d43befe7c3758ef129c48ade9480b: byLosingAll,
	// atomic, atomic960
	'0bec2cb0cba5a1db108858263044e9fd': byExplosion,
	d140d1112f1b36884c46c1e54efddb06: byExplosion,
};

/**
 * The roles of the kinds, if checkmate alone wins and the king is that of chess; undefined for other rules. The proof above holds on every rectangle of at
 * least five by five cells, whatever other kinds there are.
 */
function rolesOf(ruleset: Ruleset): Roles | undefined {
	const { space, sideOrder, kinds, paths, stores, turn, royal, after, forbid, prefer, outcomes, immune } = ruleset;
	const { axes, holes = [] } = space;
	const isRectangle = axes.length === 2 && axes.every(({ extent: [low, high] }) => Number(high) - Number(low) >= 4);
	if (!isRectangle || holes.length > 0 || space.wraps !== undefined || axes.some(({ wrap }) => wrap !== undefined)) return undefined;
	const phases = Object.values(turn.phases);
	if (sideOrder.length !== 2 || phases.length !== 2 || phases.some(({ also }) => also !== undefined)) return undefined;
	// No move may give the other side a piece.
	const { piece: put, effect: done } = nodesIn('path', Object.values(paths));
	if (put.some((piece) => asPiece('recolour', piece) !== undefined || asPiece('kind', piece)?.side === 'other')) return undefined;
	if (Object.keys(stores).length > 0 || prefer.length > 0 || immune !== undefined) return undefined;
	if (done.some((effect) => asEffect('end', effect) !== undefined) || phases.some(({ enter }) => enter !== undefined)) return undefined;
	if (!after.every(({ do: effects, else: others = [] }) => [...effects, ...others].every((one) => asEffect('var', one) !== undefined)))
		return undefined;
	const attacked = royalAttacked('own');
	if (forbid.length !== 1 || !isSame(forbid[0]!.if, attacked)) return undefined;
	if (
		!outcomes.every(({ when, if: test, result }) => result === 'draw' || (result === 'loss' && when === 'stuck' && isSame(test, attacked)))
	)
		return undefined;
	const step = leap(neighbours);
	const plain = [
		['knight', leap(oblique(1, 2))],
		['bishop', ride(diagonals)],
		['rook', ride(orthogonals)],
		['queen', ride(neighbours)],
	] as const;
	const roles: Record<string, Roles[string]> = {};
	for (const [kind, { moves }] of Object.entries(kinds)) {
		const path = paths[moves];
		if (isSame(royal, { is: 'at', a: { kind: [kind] } })) {
			const [first, ...castlings] = asPath('any', path)?.any ?? [path!];
			const { path: parts, effect: effects } = nodesIn('path', castlings);
			if (!isSame(first, step) || parts.some((part) => asPath('use', part) !== undefined)) return undefined;
			if (effects.some((effect) => asEffect('capture', effect) !== undefined)) return undefined;
			roles[kind] = 'king';
		} else {
			const role = plain.find(([, one]) => isSame(path, one))?.[0];
			if (role !== undefined) roles[kind] = role;
		}
	}
	return Object.values(roles).includes('king') ? roles : undefined;
}

const known = new WeakMap<Game, Roles | null>();

/**
 * Whether a side can still win by some sequence of legal moves, judged by its material and that of the other side: a player whose time runs out loses only if
 * the opponent can win (FIDE Laws 6.9).
 *
 * The answer is false only where it is proved, so blocked positions count as winnable. It is that of Lichess for chess and all games on a rectangle in which
 * checkmate alone wins, with whatever other pieces; and for Crazyhouse, Three-check, Five-check, Antichess, Atomic and Horde as this package defines them. Two
 * mates that Lichess does not count are included: by bishops in Atomic, and by two bishops and a knight in Horde. In King of the Hill and Racing Kings every
 * king can win. The answer is true in every other game.
 *
 * @throws TypeError if the position is not one of a bounded board.
 * @throws RangeError for a side that the ruleset does not have.
 *
 * @example
 * import { canWin } from '@x/games/can-win';
 * import { chess } from '@x/games/ready/chess';
 * const bare = position(chess, { pieces: [
 * 	{ at: [4, 0], piece: { side: 'white', kind: 'K' } },
 * 	{ at: [4, 7], piece: { side: 'black', kind: 'K' } },
 * 	{ at: [0, 6], piece: { side: 'black', kind: 'P' } },
 * ] });
 * canWin(bare, 'white') // → false
 * canWin(bare, 'black') // → true
 */
export function canWin(position: Position, side: string): boolean {
	const { game } = positionGiven(position);
	const { ruleset, hash } = game;
	// It checks the side. The pieces of a shared hand belong to no side.
	inHand(position, side);
	if (!ruleset.sideOrder.includes(side)) throw new RangeError(`side: Expected one of ${ruleset.sideOrder.join(', ')}, found "${side}".`);
	let roles = known.get(game);
	if (roles === undefined) {
		roles = rolesOf(ruleset) ?? null;
		known.set(game, roles);
	}
	const canWinWith = Object.hasOwn(WIN_TESTS, hash) ? WIN_TESTS[hash] : roles === null ? undefined : byMate;
	if (canWinWith === undefined) return true;
	const own: Placed[] = [];
	const other: Placed[] = [];
	for (const { cell, piece } of pieces(position)) {
		const [file = 0, rank = 0] = game.vecOf(cell);
		(piece.side === side ? own : other).push({ kind: piece.kind, isDark: (file + rank) % 2 === 0 });
	}
	return canWinWith({ own, other, roles: roles ?? {}, position, side });
}
