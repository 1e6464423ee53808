import { apply, find, inCheck, outcome, pieceAt, setupOf, turn, validate } from '@x/core';
import { isNotationError } from '@x/diagnostics';
import { type IcnGame, type IcnMove, safeParse, safeParseMove, stringify, stringifyMove } from '@x/icn';
import { replay } from '@x/icn/play';
import { legalFamiliesFrom, type PlaneMove, type PlanePosition } from '@x/plane';
import * as strings from '../../strings/worker/plane.js';
import type { Ask, PlanePlay, ReachView } from '../protocol.js';
import { knownPlane, type PlaneText } from './read.js';
import { fullMove } from './view.js';
import { whyNotOnPlane } from './why.js';
import { lookOf, numberAt, playerOf, sideTitle } from './words.js';

/** The same arrangement with another side to move; undefined if there is none. */
const turned = (position: PlanePosition, side: string): PlanePosition | undefined => {
	const { ended: _, ...setup } = setupOf(position);
	const phase = Object.entries(position.game.ruleset.turn.phases).find(([, data]) => data.side === side)?.[0];
	if (phase === undefined) return undefined;
	const made = validate(position.game, { ...setup, phase, points: {} });
	return made.ok ? made.value : undefined;
};

/** The targets of the piece on a cell, also if it is not its turn. */
export const reach = ({ doc, node, from }: Ask<'reach'>): ReachView => {
	const { positions, refused } = knownPlane(doc);
	const position = positions?.[node];
	const nothing = { from, points: [], rays: [] };
	if (position === undefined) return { ...nothing, words: refused ?? strings.cannotMove };
	const piece = pieceAt(position, from);
	const idle = piece !== undefined && piece.side !== turn(position).side;
	const asked = idle ? turned(position, piece.side) : position;
	const waits = strings.turnOf(sideTitle(turn(position).side));
	if (asked === undefined) return { ...nothing, words: waits };
	const families = legalFamiliesFrom(asked, from);
	const points = families.flatMap((family) =>
		'to' in family ? [{ to: [family.to[0]!, family.to[1]!] as const, capture: family.capture }] : [],
	);
	const rays = families.flatMap((family) => ('to' in family ? [] : [family]));
	const endless = rays.filter(({ last }) => last === null).length;
	const words = [
		...(points.length > 0 ? [strings.squares(new Set(points.map(({ to }) => to.join())).size)] : []),
		...(rays.length > endless ? [strings.lines(rays.length - endless)] : []),
		...(endless > 0 ? [strings.rays(endless)] : []),
	];
	const reached = words.length === 0 ? strings.cannotMove : strings.targets(words);
	return { from, points, rays, words: idle ? `${reached} ${waits}` : reached, ...(idle && { idle }) };
};

/** The message with which a replay refuses a move; undefined if it plays the move. */
const whyNot = (game: IcnGame, node: number, move: IcnMove): string | undefined => {
	try {
		replay({ ...game, moves: [...game.moves.slice(0, node), move] });
		return undefined;
	} catch (error) {
		if (!isNotationError(error)) throw error;
		return error.problems[0]?.message.replace(/^Ply \d+, [^:]*: /, '') ?? error.message;
	}
};

const sameMove = (one: IcnMove, other: IcnMove): boolean =>
	String(one.from) === String(other.from) && String(one.to) === String(other.to) && one.promotion?.kind === other.promotion?.kind;

/** Plays a move in ICN after a node, and writes the new text; reports a choice if several promotions are possible. */
export const planePlay = ({ doc, node, move: written }: Ask<'planePlay'>): PlanePlay => {
	const known = knownPlane(doc);
	const { game, positions, refused } = known;
	const position = positions?.[node];
	if (game === undefined) return { refused: strings.fixBeforeMove };
	if (position === undefined) return { refused: refused ?? strings.noPosition };
	const parsed = safeParseMove(written, { dialect: game.dialect ?? 'seed' });
	if (!parsed.ok)
		return { refused: parsed.problems.map(({ message, hint }) => (hint === undefined ? message : `${message} ${hint}`)).join(' ') };
	const { value } = parsed;
	const ways = find(position, { from: value.from, to: value.to });
	const requested = value.promotion?.kind.toUpperCase();
	if (requested === undefined && ways.length > 1) {
		const choose = ways.flatMap(({ promotion, side }) => {
			if (promotion === undefined) return [];
			const figure = { kind: promotion.toLowerCase() as NonNullable<IcnMove['piece']>['kind'], player: playerOf(side) };
			const said = { from: value.from, to: value.to, promotion: figure };
			return [{ move: stringifyMove(said, { style: 'compact', dialect: 'site' }), look: lookOf(figure) }];
		});
		return { choose };
	}
	const way = ways.find(({ promotion }) => promotion === requested);
	// The text of the move must also be true of its piece: the replay checks that.
	if (way === undefined && ways.length === 0) {
		const { message, culprits } = whyNotOnPlane(position, value);
		return { refused: message, culprits };
	}
	const fault = way === undefined || value.piece !== undefined || value.capture ? whyNot(game, node, value) : undefined;
	if (way === undefined || fault !== undefined) return { refused: fault ?? strings.playable };
	return { played: playedAs(known, game, node, value, way) };
};

const playedAs = (known: PlaneText, game: IcnGame, node: number, value: IcnMove, way: PlaneMove) => {
	const after = apply(known.positions![node]!, way);
	const check = outcome(after)?.reason === 'checkmate' ? '#' : inCheck(after) ? '+' : undefined;
	const { check: _, ...plain } = value;
	const move = fullMove({ ...plain, ...(check && { check }) }, way);
	const label = stringifyMove(move, { style: 'short', dialect: game.dialect ?? 'seed' });
	const next = game.moves[node];
	if (next !== undefined && sameMove(next, move)) return { text: undefined, cursor: node + 1, label, dropped: 0 };
	return { text: withMove(known, game, node, move), cursor: node + 1, label, dropped: game.moves.length - node };
};

const NUMBER = /\d+\.[^\S\n]*(?:\.\.\.[^\S\n]*\|?[^\S\n]*)?$/;

/** The text with a move appended to the first `node` ones, in the style of its moves; in the default style if that is impossible. */
export const withMove = ({ text, spans }: PlaneText, game: IcnGame, node: number, move: IcnMove): string => {
	const dialect = game.dialect ?? 'seed';
	const moves = [...game.moves.slice(0, node), move];
	const sample = spans[Math.max(0, node - 1)];
	const manner = sample === undefined ? '' : text.slice(sample.from, sample.to);
	const letters = manner === '' || /^\d?[A-Za-z]/.test(manner);
	const gap = manner === '' || /\s[>x]/.test(manner) ? ' ' : '';
	const numbered = spans[0] === undefined || NUMBER.test(text.slice(0, spans[0].from));
	const { number, column } = numberAt(game, node);
	const count = numbered && column === 0 ? `${number}. ` : '';
	let kept: string;
	let between: string;
	if (node === 0) {
		kept = spans[0] === undefined ? text.trimEnd() : text.slice(0, spans[0].from).replace(NUMBER, '');
		between = `${/\s$/.test(kept) ? '' : '\n\n'}${count}${numbered && column > 0 && dialect === 'seed' ? `${number}. ... | ` : ''}`;
	} else {
		const end = spans[node - 1]?.to ?? text.length;
		const comment = /^[^\S\n]*\{[^}]*\}/.exec(text.slice(end))?.[0] ?? '';
		kept = text.slice(0, end) + comment;
		const lines = /\n[^\S\n]*\d+\./.test(text.slice(spans[0]?.from ?? 0)) || spans.length < 3;
		between = count === '' ? `${gap}|${gap}` : `${lines ? '\n' : ' '}${count}`;
	}
	const played = kept + between + stringifyMove(move, { dialect, letters, spaces: gap === ' ' });
	const again = safeParse(played, { dialect });
	const same = again.ok && again.value.moves.length === moves.length && again.value.moves.every((one, nth) => sameMove(one, moves[nth]!));
	return same ? played : stringify({ ...game, moves }, { dialect });
};
