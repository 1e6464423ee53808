import type { Coord, PieceData, Ruleset, Setup, Vec } from '@x/core';
import { type PlaneOptions, type PlaneWin, planeRules } from '@x/plane/rules';

/** The parts of a header and a position that the vectors use: one item per word. */
export interface Read {
	readonly options: PlaneOptions;
	readonly setup: Setup;
	readonly ruleset: Ruleset;
	readonly moves: readonly { readonly from: Vec; readonly to: Vec; readonly promotion?: string }[];
}

const coord = (text: string): Coord => (Number.isSafeInteger(Number(text)) ? Number(text) : (`${BigInt(text)}` as const));
const cell = (text: string): Vec => text.split(',').map(coord);
const edge = (text: string): Coord | null => (text === '_' ? null : coord(text));
const USUAL = ['Q', 'R', 'B', 'N'];

/** Reads the subset of ICN in which the vectors of rules are written. */
export function readIcn(text: string, more: Partial<PlaneOptions> = {}): Read {
	let options: PlaneOptions = { ...more };
	let order: ('white' | 'black')[] = ['white', 'black'];
	let ep: Vec | undefined;
	let halfmove = 0;
	const holes: Vec[] = [];
	const pieces: { at: Vec; piece: PieceData }[] = [];
	const moves: { from: Vec; to: Vec; promotion?: string }[] = [];
	for (const word of text
		.replace(/\[[^\]]*\]/g, ' ')
		.trim()
		.split(/\s+/)) {
		if (/^[wb](:[wb])*$/.test(word)) order = word.split(':').map((side) => (side === 'w' ? 'white' : 'black'));
		else if (/^\d+\/\d+$/.test(word)) {
			const [count, most] = word.split('/').map(Number);
			halfmove = count!;
			options = { ...options, moveRule: most! };
		} else if (/^\d+$/.test(word)) continue;
		else if (/^-?\d+,-?\d+$/.test(word)) ep = cell(word);
		else if (/^(_|-?\d+)(,(_|-?\d+)){3}$/.test(word)) {
			const [left, right, bottom, top] = word.split(',').map(edge);
			options = { ...options, border: [left!, right!, bottom!, top!] };
		} else if (/^\([^a-z]*[\d|]/i.test(word) && !/^\([a-z]/.test(word)) {
			const [white, black] = word
				.slice(1, -1)
				.split('|')
				.map((side) => {
					const [rows, kinds] = side.split(';');
					return rows === undefined || rows === ''
						? undefined
						: { rows: rows.split(',').map(coord), kinds: kinds?.toUpperCase().split(',') ?? USUAL };
				});
			options = { ...options, promotions: { ...(white && { white }), ...(black && { black }) } };
		} else if (/^\(?[a-z,|]+\)?$/.test(word)) {
			const sides = word
				.replace(/[()]/g, '')
				.split('|')
				.map((side) => side.split(',') as PlaneWin[]);
			options = { ...options, win: { white: sides[0]!, black: sides[1] ?? sides[0]! } };
		} else if (/>/.test(word)) {
			for (const move of word.split('|')) {
				const [, from, to, promotion] = /^(?:\d*[a-z]+)?(-?\d+,-?\d+)>(-?\d+,-?\d+)(?:=\d*([a-z]+))?$/i.exec(move)!;
				moves.push({ from: cell(from!), to: cell(to!), ...(promotion && { promotion: promotion.toUpperCase() }) });
			}
		} else
			for (const item of word.split('|')) {
				const [, player, code, at, right] = /^(\d*)([a-z]+)(-?\d+,-?\d+)(\+?)$/i.exec(item)!;
				const kind = code!.toUpperCase();
				if (kind === 'VO') {
					holes.push(cell(at!));
					continue;
				}
				const number = player !== '' ? Number(player) : kind === 'OB' ? 0 : code === kind ? 1 : 2;
				const side = ['neutral', 'white', 'black'][number]!;
				pieces.push({ at: cell(at!), piece: { side, kind, ...(right === '+' && { flags: ['right'] }) } });
			}
	}
	if (order.length === 1) order = order[0] === 'white' ? ['white', 'black'] : ['black', 'white'];
	const promoted = Object.values(options.promotions ?? {}).flatMap(({ kinds }) => kinds);
	options = { ...options, holes, order, kinds: [...new Set([...pieces.map(({ piece }) => piece.kind), ...promoted])] };
	const setup: Setup = { pieces, vars: { halfmove }, phase: order[0]!, ...(ep && { points: { ep: [ep] } }) };
	return { options, setup, ruleset: planeRules(options), moves };
}
