import type { Kind, Path, Ruleset } from '@x/core';
import {
	act,
	any,
	at,
	board,
	capture,
	captured,
	compare,
	empty,
	is,
	land,
	leap,
	neighbours,
	pick,
	placed,
	royalAttacked,
	ruleset,
	seq,
	set,
	side,
	store,
	stored,
	test,
	turns,
} from '@x/core/build';
import { bareKings, emptyHands } from './ends.js';
import { checkTrace, fourfold } from './shogi.js';

type Face = readonly [title: string, go: (ending: Path) => Path];

export interface Flipping {
	/** Last row first; a capital in the other side's rows, or a small letter in one's own, shows a piece on its other face. */
	readonly drawing: readonly string[];
	/** Each piece's two faces: as the letter shows it, and turned over. */
	readonly faces: Readonly<Record<string, readonly [Face, Face]>>;
	/** When a piece turns over. */
	readonly flips: 'always' | 'capturing';
}

/** A game of the shogi family whose pieces turn over; they are dropped on either face. */
export function flippingGame({ drawing, faces, flips }: Flipping): Ruleset {
	const kinds: Record<string, Kind> = {};
	const paths: Record<string, Path> = { king: leap(neighbours) };
	const drops: Path[] = [];
	const become = (kind: string): Path => seq(land(), act(set('at', { kind, side: 'own' })));
	/** The end of the path `go`, for captures and for other moves. */
	const walk = (go: Face[1], other: string): Path => {
		const quiet = seq(at(empty()), flips === 'always' ? become(other) : land());
		const take = seq(at({ who: 'enemy' }), capture(), become(other));
		return any(go(quiet), go(take));
	};
	for (const [letter, [front, back]] of Object.entries(faces)) {
		for (const [kind, other, [title, go]] of [
			[letter, `+${letter}`, front],
			[`+${letter}`, letter, back],
		] as const) {
			kinds[kind] = { title, moves: title };
			paths[title] = walk(go, other);
			drops.push(
				seq(
					test(compare(stored('hand', 'own', letter), '>', 0)),
					pick(empty()),
					act(store('hand', 'own', letter, -1)),
					act(set('at', { kind, side: 'own' })),
				),
			);
		}
	}
	kinds.K = { title: 'king', moves: 'king' };
	const letters = Object.keys(faces);
	return ruleset({
		space: board(drawing[0]!.length, drawing.length),
		sides: { white: side('white', [1, 1]), black: side('black', [-1, -1]) },
		kinds,
		stores: { hand: { as: Object.fromEntries(letters.map((kind) => [`+${kind}`, kind])) } },
		paths: { ...paths, drops: any(...drops) },
		royal: is('at', { kind: ['K'] }),
		after: [...letters, ...letters.map((kind) => `+${kind}`)].map((kind) => ({
			id: `bank-${kind}`,
			do: [store('hand', 'own', kind, captured({ kind: [kind] }))],
		})),
		forbid: [{ id: 'own-royal-safe', if: royalAttacked('own') }],
		traces: checkTrace,
		outcomes: [bareKings(emptyHands), ...fourfold, { id: 'checkmate', when: 'stuck', result: 'loss' }],
		turn: turns('white', 'black', ['drops']),
		start: {
			pieces: placed(drawing, (letter, [, y]) => {
				const first = 2 * Number(y) < drawing.length;
				const kind = letter.toUpperCase();
				return { side: first ? 'white' : 'black', kind: (letter === kind) === first ? kind : `+${kind}` };
			}),
			phase: 'white',
		},
	});
}
