import type { Cond } from '@x/core';
import { all, compare, count, some } from '@x/core/build';
import type { PlanePromotions } from './pieces.js';

/** The most pieces of each kind. Bishops are counted by colour: `[2, 1]` means two on one colour and one on the other. */
interface Side {
	readonly most: Readonly<Record<string, number>>;
	readonly bishops: readonly [number, number];
}

const MANY = 99;

/** Parses `2R+B1.1`: kinds with their numbers. A single bishop may stand on either colour. */
function sideOf(text: string, king: string | undefined): Side {
	const most: Record<string, number> = king === undefined ? {} : { [king]: 1 };
	let bishops: readonly [number, number] = [0, 0];
	for (const part of text === '' ? [] : text.split('+')) {
		const [, number, kind, colours] = /^(\d*)([A-Z]+)([\d*]\.\d)?$/.exec(part)!;
		if (kind !== 'B') most[kind!] = number === '' ? 1 : Number(number);
		else {
			const [one, other] = (colours ?? '1.0').split('.');
			bishops = [one === '*' ? MANY : Number(one), Number(other)];
		}
	}
	return { most, bishops };
}

/** Both sides have a king: the strong side, and the weak side. */
const KINGS =
	'Q-Q Q-R Q-B+N Q-B1.1 Q-2N Q-P R+B-N R+N-N R-R R-B1.1 R-B+N R-2N R-P B*.1- B*.0+N- B*.0-P B1.1+N- B1.1-B B1.1-N B1.1-P B+2N- B+N-B B+N-N B+N-P B-2N 3N- 2N-N 2N-P 3P-P CH- AR+B- AR+N- 2NR- 2HA- HA+B- 2HU-HU GU-';
/** Only the weak side has a king. */
const LONE =
	'Q+R Q+N Q+B Q+P 2R+B 2R+N 2R+P R+B+N R+2N R+N+P B*.0+2N B2.2 B2.1+N B1.1+2N 4N 6P AM CH+R CH+N 2AR AR+B2.0 AR+B1.1 AR+2N 3NR 4HU';

const pairs = (near: boolean): (readonly [Side, Side])[] => {
	const royals: readonly [Side, Side] = [
		{ most: { K: MANY, RC: MANY }, bishops: [0, 0] },
		{ most: { K: MANY, RC: MANY }, bishops: [0, 0] },
	];
	if (near) return [royals, [sideOf('N', 'K'), sideOf('', 'K')]];
	return [
		royals,
		...KINGS.split(' ').map((text): readonly [Side, Side] => {
			const [strong, weak] = text.split('-');
			return [sideOf(strong!, 'K'), sideOf(weak!, 'K')];
		}),
		...LONE.split(' ').map((text): readonly [Side, Side] => [sideOf(text, undefined), sideOf('', 'K')]),
		[sideOf('AM', undefined), sideOf('', 'RC')],
	];
};

type Extra = Readonly<Record<string, number>>;

/**
 * Material that cannot mate on a plane, after the table of infinitechess.org: all pieces on the board fit into one of its rows. A pawn that may promote
 * counts as each of the kinds that it may become; with two such pawns the game goes on. `near`: an edge is so close that the orthodox rule applies.
 */
export function insufficientOnPlane(kinds: readonly string[], promotions: PlanePromotions, near: boolean): Cond {
	const names = kinds.filter((kind) => kind !== 'OB' && kind !== 'B');
	const [white, black] = ['white', 'black'];
	const atMost = (side: string, kind: string, most: number): Cond[] =>
		most >= MANY ? [] : [compare(count({ side: [side], kind: [kind] }), '<', most + 1)];
	const within = (side: string, { most, bishops }: Side, extra: Extra): Cond | undefined => {
		if (Object.entries(extra).some(([kind, number]) => kind !== 'B' && number > (most[kind] ?? 0))) return undefined;
		const rest = names.flatMap((kind) => atMost(side, kind, (most[kind] ?? 0) - (extra[kind] ?? 0)));
		if (!kinds.includes('B')) return all(...rest);
		const coloured = (dark: number, light: number): Cond =>
			all(
				...(dark >= MANY ? [] : [compare(count({ side: [side], kind: ['B'] }, { zone: 'dark' }), '<', dark + 1)]),
				...(light >= MANY ? [] : [compare(count({ side: [side], kind: ['B'] }, { zone: 'light' }), '<', light + 1)]),
			);
		const [one, other] = bishops;
		const more = extra.B ?? 0;
		// The promoted bishop may stand on either colour: both cases must be drawn.
		const either = (dark: number, light: number): Cond =>
			some(
				...(one >= dark && other >= light ? [coloured(one - dark, other - light)] : []),
				...(other >= dark && one >= light ? [coloured(other - dark, one - light)] : []),
			);
		return all(...rest, ...(more === 0 ? [either(0, 0)] : [either(more, 0), either(0, more)]));
	};
	const contained = (ofWhite: Extra, ofBlack: Extra): Cond => {
		const found = new Map<string, Cond>();
		for (const [strong, weak] of pairs(near))
			for (const [first, second] of [
				[strong, weak],
				[weak, strong],
			] as const) {
				const [a, b] = [within(white!, first, ofWhite), within(black!, second, ofBlack)];
				if (a !== undefined && b !== undefined) found.set(JSON.stringify([a, b]), all(a, b));
			}
		if (near && kinds.includes('B'))
			for (const zone of ['dark', 'light']) {
				const bare = { most: { K: 1 }, bishops: [MANY, MANY] } as const;
				const [a, b] = [within(white!, bare, ofWhite), within(black!, bare, ofBlack)];
				if (a !== undefined && b !== undefined) found.set(zone, all(a, b, compare(count({ kind: ['B'] }, { zone }), '=', 0)));
			}
		return some(...found.values());
	};
	const pawns = (side: 'white' | 'black', number: number): Cond[] =>
		promotions[side] === undefined || !kinds.includes('P') ? [] : [compare(count({ side: [side], kind: ['P'] }), '=', number)];
	const promoting = (side: 'white' | 'black'): Cond[] => {
		const become = promotions[side]?.kinds ?? [];
		if (become.length === 0 || !kinds.includes('P')) return [];
		const other = side === 'white' ? 'black' : 'white';
		const outcomes = become.map((kind): Cond => {
			const extra = { [kind]: 1, P: -1 };
			return side === 'white' ? contained(extra, {}) : contained({}, extra);
		});
		return [all(...pawns(side, 1), ...pawns(other, 0), ...outcomes)];
	};
	const few = compare(count({ side: [white!, black!] }), '<', 11);
	return all(few, some(all(...pawns('white', 0), ...pawns('black', 0), contained({}, {})), ...promoting('white'), ...promoting('black')));
}
