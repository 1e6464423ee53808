import {
	any,
	arrive,
	at,
	board,
	box,
	diagonals,
	each,
	is,
	leap,
	loop,
	orthogonals,
	placed,
	ride,
	row,
	royalAttacked,
	ruleset,
	seq,
	side,
	step,
	take,
	test,
	turns,
	within,
} from '../../ruleset/build.js';
import type { Names } from '../../ruleset/names.js';
import type { Path, Ruleset, Zone } from '../../ruleset/types.js';
import { threefold } from './ends.js';
import { namesOf } from './names.js';
import { army, clocks, type Man, man } from './orthodox.js';
import { cannon, horse } from './pieces.js';

/** The start of xiangqi. */
export const xiangqiDrawing: readonly string[] = [
	'rnbakabnr',
	'.........',
	'.c.....c.',
	'p.p.p.p.p',
	'.........',
	'.........',
	'P.P.P.P.P',
	'.C.....C.',
	'.........',
	'RNBAKABNR',
];

const inside = (zone: string): Path => seq(test(within(zone)), arrive());

export const chariot = (): Path => ride(orthogonals);

/** Generals must not face each other: as if each could capture the other along an open file. */
const facing = (): Path =>
	each([[0, 1]], 'f', seq(loop(seq(step('f'), at({ who: 'empty' }))), step('f'), take(undefined, { who: 'enemy', kind: ['K'] })));

const xiangqiMen = (): Record<string, Man> => ({
	R: ['chariot', chariot()],
	N: ['horse', horse()],
	B: ['elephant', each(diagonals, 'd', seq(step('d'), at({ who: 'empty' }), step('d'), inside('home')))],
	A: ['advisor', leap(diagonals, inside('palace'))],
	K: ['general', any(leap(orthogonals, inside('palace')), facing())],
	C: ['cannon', cannon()],
	P: [
		'soldier',
		any(
			leap([[0, 1]]),
			seq(
				test(within('beyond', 'origin')),
				leap([
					[1, 0],
					[-1, 0],
				]),
			),
		),
	],
});

export interface Xiangqi {
	readonly drawing: readonly string[];
	readonly palace?: Zone;
	readonly men?: Readonly<Record<string, Man>>;
}

/** A game of the xiangqi family. */
export function xiangqiGame({ drawing, palace = box([3, 5], [0, 2]), men = {} }: Xiangqi): Ruleset {
	const height = drawing.length;
	const used = drawing.join('').toUpperCase();
	const known = Object.entries({ ...xiangqiMen(), ...men }).filter(([letter]) => used.includes(letter));
	const { kinds, paths } = army(Object.fromEntries(known));
	return ruleset({
		space: board(drawing[0]!.length, height),
		zones: { palace, home: row(0, Math.floor(height / 2) - 1), beyond: row(Math.floor(height / 2), height - 1) },
		sides: { white: side('white', [1, 1]), black: side('black', [1, -1]) },
		kinds,
		vars: { halfmove: { start: 0 }, fullmove: { start: 1 } },
		paths,
		royal: is('at', { kind: ['K'] }),
		after: clocks(['P']),
		forbid: [{ id: 'own-royal-safe', if: royalAttacked('own') }],
		outcomes: [
			threefold,
			{ id: 'checkmate', when: 'stuck', if: royalAttacked('own'), result: 'loss' },
			{ id: 'stalemate', when: 'stuck', result: 'loss' },
		],
		turn: turns('white', 'black'),
		start: { pieces: placed(drawing, man), phase: 'white' },
	});
}

/** Names of the family: horses and elephants have two letters in use. */
export const xiangqiNames = (rules: Ruleset): Names => {
	const names = namesOf(rules, { silent: [] });
	const also = { N: ['H'], B: ['E'] };
	const kinds = Object.entries(names.kinds).map(([kind, name]) => [
		kind,
		kind === 'N' || kind === 'B' ? { ...name, also: also[kind] } : name,
	]);
	return { ...names, kinds: Object.fromEntries(kinds) as Names['kinds'] };
};
