import type { Cond, Filter, Hook, Names, Path, Ruleset, Setup } from '@x/core';
import {
	all,
	any,
	at,
	attacked,
	before,
	board,
	captured,
	compare,
	count,
	each,
	is,
	matches,
	moves,
	neighbours,
	not,
	namesOf as partNames,
	royalAttacked,
	ruleset,
	same,
	seq,
	side,
	some,
	step,
} from '@x/core/build';
import type { Fen } from '../values/fen.js';
import { type Castlings, castlingHooks, castlingOutcomes, castlingsOf } from './castling.js';
import { DROP, dropPath, dropped } from './drops.js';
import { hooksOf, passed, passPath } from './hooks.js';
import { pathOf } from './moves.js';
import { hasHands, outcomesOf } from './outcomes.js';
import { type KindPlan, type Plan, SIDES, WALL } from './plan.js';
import { cambodianLeaps, facing, GATE, gated, gatedCastling, generalsFace, RIPEN, ripening, steadfast } from './special-moves.js';
import { ARCHER, hasWallTurns, leavingPath, turnsOf, wallPath, whileMoving } from './walls.js';

/** A ruleset, and the names of its parts. */
export interface Built {
	readonly rules: Ruleset;
	readonly names: Names;
}

/** Makes the ruleset of a definition and its start. */
export function build(plan: Plan, fen: Fen): Built {
	const castlings = castlingsOf(plan, fen);
	const { after, vars } = hooksOf(plan);
	const drops = dropPath(plan);
	const wall = wallPath(plan);
	const pass = passPath(plan);
	const { kinds, paths } = kindsOf(plan, castlings);
	const also = [...(drops ? ['drops'] : []), ...(pass ? ['pass'] : []), ...(wall && plan.values.flag('wallOrMove') ? ['wall'] : [])];
	const gates = plan.values.flag('gating');
	const points = plan.passing
		? Object.fromEntries([...plan.passingPoints, ...(plan.customPassers ? ['passer'] : [])].map((point) => [point, 'reply' as const]))
		: {};
	const start = fen.side === 0 ? 'white' : 'black';
	const outcomes = outcomesOf(plan, castlingOutcomes(plan, castlings)).map((outcome) =>
		outcome.when === 'turn' ? { ...outcome, if: whileMoving(plan, outcome.if ?? all()) } : outcome,
	);
	const hooks = [...after, ...castlingHooks(plan, castlings, DROP)].flatMap((hook) =>
		hasWallTurns(plan) ? duringMoves(plan, hook) : [hook],
	);
	const rules = ruleset({
		space: spaceOf(plan, fen),
		sides: { white: side('white', [1, 1]), black: side('black', plan.rotated ? [-1, -1] : [1, -1]) },
		sideOrder: [...SIDES],
		kinds,
		flags: { ...castlings.flags, ...(gates && { [GATE]: gateFlag(plan) }) },
		...(hasHands(plan) && { stores: { hand: { as: storedAs(plan) } } }),
		points: { ...points, ...(plan.values.word('wallingRule') === 'arrow' && { [ARCHER]: 'turn' as const }) },
		vars: vars,
		...(plan.values.flag('perpetualCheckIllegal') && { traces: { check: { of: royalFilter(plan), if: attacked('at', { by: 'own' }) } } }),
		...(plan.values.flag('dupleCheck') && { defs: { check: allAttacked(plan) } }),
		paths: { ...paths, ...(drops && { drops }), ...(pass && { pass }), ...(wall && { wall }) },
		royal: royalOf(plan),
		...immunity(plan),
		after: hooks,
		forbid: lawsOf(plan),
		prefer: choicesOf(plan),
		outcomes,
		turn: turnsOf(start, plan, also),
		start: setupOf(plan, fen, castlings),
		zones: plan.zones,
	});
	return { rules, names: namesOf(plan, rules, castlings) };
}

/** A hook of the part of a turn in which pieces move. */
const duringMoves = (plan: Plan, { id, if: condition = all(), do: effects, else: otherwise = [] }: Hook): readonly Hook[] => [
	{ id, if: whileMoving(plan, condition), do: effects },
	...(otherwise.length === 0 ? [] : [{ id: `${id}-else`, if: whileMoving(plan, not(condition)), do: otherwise }]),
];

/** The board; walls that never move are gaps. */
function spaceOf(plan: Plan, fen: Fen): Ruleset['space'] {
	const space = board(plan.files, plan.ranks);
	const walls = plan.movingWalls ? [] : fen.pieces.filter(({ letter }) => letter === '*').map(({ at: cell }) => cell);
	return walls.length === 0 ? space : { ...space, holes: walls };
}

/** Pieces that have not moved, for gates: they count while something can be put behind them. */
const gateFlag = (plan: Plan): Ruleset['flags'][string] =>
	plan.values.flag('seirawanGating')
		? plan.values.flag('capturesToHand')
			? {}
			: { while: compare({ store: 'hand', of: 'own' }, '>', 0) }
		: { kinds: [...plan.kindsOf(['king', 'fers'])] };

/** The kinds as which captured pieces are kept. */
const storedAs = (plan: Plan): Readonly<Record<string, string>> =>
	Object.fromEntries(
		plan.kinds.flatMap(({ id, sign, was, type }) =>
			sign === '' ? [] : [[id, plan.idOf(plan.values.flag('dropLoop') ? type : (was ?? type))]],
		),
	);

function kindsOf(plan: Plan, castlings: Castlings): Pick<Ruleset, 'kinds' | 'paths'> {
	const kinds: Record<string, Ruleset['kinds'][string]> = {};
	const paths: Record<string, Path> = {};
	for (const kind of plan.kinds) {
		const title = titleOf(kind);
		const name = kind.sign === '' ? title : `${title} ${kind.id}`;
		kinds[kind.id] = { title, moves: name };
		paths[name] = fullPath(plan, kind, castlings);
	}
	if (plan.movingWalls) {
		kinds[WALL] = { title: 'wall', moves: 'wall stays' };
		paths['wall stays'] = any();
	}
	return { kinds, paths };
}

/** The name of a piece in words: `shogi knight`. */
const titleOf = ({ type, sign, id }: KindPlan): string => {
	const words = type.startsWith('customPiece')
		? `piece ${id.replace(/[+~]/, '')}`
		: type.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
	return sign === '' ? words : `promoted ${words}`;
};

/** The moves of a kind with castling, gates, facing generals and walls. */
function fullPath(plan: Plan, kind: KindPlan, castlings: Castlings): Path {
	const { values } = plan;
	let path = pathOf(plan, kind);
	if (kind.type === 'king' && values.flag('makpongRule')) path = steadfast(path);
	if (values.flag('seirawanGating') && kind.type !== 'pawn') path = gated(plan, path);
	const more: Path[] = [];
	if (kind.id === castlings.king) more.push(...(values.flag('seirawanGating') ? gatedCastling(plan, castlings) : castlings.paths));
	if (kind.type === 'king' && values.flag('flyingGeneral')) more.push(facing(plan.kindsOf(['king'])));
	if (values.flag('cambodianMoves')) more.push(...cambodianLeaps(kind));
	if (values.flag('sittuyinPromotion') && kind.type === 'pawn') more.push(...ripening(plan));
	return leavingPath(plan, more.length === 0 ? path : any(path, ...more));
}

/** The royal pieces: kings, and the last pieces of some kinds. */
function royalOf(plan: Plan): Cond {
	const found: Cond[] = [];
	if (plan.definition.pieces.has('king')) found.push(is('at', { kind: [...plan.kindsOf(['king'])] }));
	for (const type of plan.pseudoRoyals) {
		const kind = [...plan.kindsOf([type])];
		const most = plan.values.number('extinctionPieceCount') + 1;
		found.push(
			most > (plan.files * plan.ranks) / 2
				? is('at', { kind })
				: all(is('at', { kind }), compare(count({ who: 'friend', kind }), '<', most + 1)),
		);
	}
	return found.length === 1 ? found[0]! : some(...found);
}

const royalFilter = (plan: Plan): Filter => ({ who: 'enemy', kind: [...plan.kindsOf(['king']), ...plan.kindsOf(plan.pseudoRoyals)] });

/** In games with explosions, royal pieces that touch cannot attack each other. */
function immunity(plan: Plan): Pick<Ruleset, 'immune'> | undefined {
	const royals = plan.kindsOf(plan.pseudoRoyals);
	if (!plan.values.flag('blastOnCapture') || royals.length === 0) return undefined;
	return { immune: compare(matches(each(neighbours, 'k', seq(step('k'), at({ who: 'enemy', kind: [...royals] }))), 'at'), '>', 0) };
}

/** All royal pieces are attacked. */
function allAttacked(plan: Plan): Cond {
	const kind = [...plan.kindsOf(plan.pseudoRoyals)];
	return some(
		royalAttacked('own'),
		all(compare(count({ who: 'friend', kind }), '>', 0), compare(count({ who: 'friend', kind }, { if: not(attacked('at')) }), '=', 0)),
	);
}

function lawsOf(plan: Plan): Ruleset['forbid'] {
	const { values } = plan;
	const laws: { id: string; if: Cond }[] = [];
	const royals = plan.kindsOf(plan.pseudoRoyals);
	const moving = (condition: Cond): Cond => whileMoving(plan, condition);
	if (royals.length > 0 && values.flag('blastOnCapture')) {
		const alive = (who: 'friend' | 'enemy'): Cond => compare(count({ who, kind: [...royals] }), '>', 0);
		laws.push({ id: 'own-royal-lives', if: moving(not(alive('friend'))) });
		laws.push({ id: 'own-royal-safe', if: moving(all(alive('enemy'), royalAttacked('own'))) });
	} else if (plan.definition.pieces.has('king') || royals.length > 0) laws.push(...safety(plan));
	if (hasWallTurns(plan)) laws.push({ id: 'room-for-wall', if: moving(compare(moves('next'), '=', 0)) });
	const checks = royalAttacked('other');
	if (!values.flag('checking')) laws.push({ id: 'no-check', if: moving(checks) });
	else {
		if (values.flag('pieceDrops') && !values.flag('dropChecks')) laws.push({ id: 'no-check-by-drop', if: all(dropped, checks) });
		if (values.flag('sittuyinPromotion')) laws.push({ id: 'no-check-by-ripening', if: all(same({ mark: RIPEN }, 'at'), checks) });
	}
	if (values.flag('shogiPawnDropMateIllegal') && values.flag('pieceDrops')) {
		const pawn = plan.kindsOf(['shogiPawn']).filter((kind) => !kind.startsWith('+'));
		if (pawn.length > 0)
			laws.push({ id: 'no-mate-by-pawn-drop', if: all(dropped, is('at', { kind: pawn }), checks, compare(moves('next'), '=', 0)) });
	}
	return laws;
}

/** Royal pieces are safe. Where generals may face each other, the other side must answer, and may always pass. */
function safety(plan: Plan): Ruleset['forbid'] {
	const attackedNow = plan.values.flag('dupleCheck') ? { def: 'check' } : royalAttacked('own');
	if (!plan.values.flag('bikjangRule')) return [{ id: 'own-royal-safe', if: whileMoving(plan, attackedNow) }];
	const facing = generalsFace(plan.kindsOf(['king']));
	return [
		{ id: 'own-royal-safe', if: all(attackedNow, not(all(passed, before(facing)))) },
		{ id: 'facing-answered', if: all(facing, before(facing), not(passed)) },
	];
}

/** Moves that come first: captures, drops; a pass only where nothing else is left. */
function choicesOf(plan: Plan): Ruleset['prefer'] {
	const { values } = plan;
	const found: { id: string; stage: 'candidates' | 'legal'; keep: { if: Cond } }[] = [];
	const keep = (id: string, condition: Cond): void => {
		found.push({ id, stage: 'legal', keep: { if: condition } });
	};
	if (values.flag('mustCapture')) keep('captures', compare(captured(), '>', 0));
	if (values.flag('mustDrop') && values.flag('pieceDrops')) {
		const must = plan.namesOf(values.pieces('mustDropType'));
		const type = must.length === 1 ? must[0] : undefined;
		keep(
			'drops',
			type === undefined ? dropped : some(dropped, before(compare({ store: 'hand', of: 'own', kind: plan.idOf(type) }, '=', 0))),
		);
	}
	if (SIDES.some((side) => values.flag(`passOnStalemate${side === 'white' ? 'White' : 'Black'}`))) {
		const isPass = plan.definition.pieces.has('king') ? passed : compare({ var: 'passing' }, '>', 0);
		keep('moves-before-passing', not(isPass));
	}
	return found;
}

/** The position of a FEN. */
export function setupOf(plan: Plan, fen: Fen, castlings: Castlings): Setup {
	const letters = new Map([...plan.definition.pieces].map(([name, { letter }]) => [letter, name]));
	const pieces = fen.pieces.flatMap(({ at: cell, letter, side: number, promoted }) => {
		if (letter === '*') return plan.movingWalls ? [{ at: cell, piece: { side: 'neutral', kind: WALL } }] : [];
		const type = letters.get(letter);
		if (type === undefined) return [];
		const kind =
			plan.kinds.find((one) =>
				promoted === '+' ? one.sign === '+' && one.was === type : one.type === type && one.sign === (promoted ?? ''),
			)?.id ?? plan.idOf(type);
		const flags = flagsOf(plan, fen, castlings, cell, number, type);
		return [{ at: cell, piece: { side: SIDES[number], kind, ...(flags.length > 0 && { flags }) } }];
	});
	const hand = (number: 0 | 1): Record<string, number> =>
		Object.fromEntries(
			[...fen.hands[number]].flatMap(([letter, many]) => (letters.has(letter) ? [[plan.idOf(letters.get(letter)!), many]] : [])),
		);
	const [white, black] = fen.checks ?? [1, 1];
	return {
		pieces,
		phase: SIDES[fen.side],
		...(hasHands(plan) && { stores: { hand: { white: hand(0), black: hand(1) } } }),
		vars: { halfmove: fen.half, fullmove: fen.full, ...(plan.values.flag('checkCounting') && { checks: { white, black } }) },
	};
}

/** The rights of a piece at the start: to castle, and of a piece that has not moved. */
function flagsOf(
	plan: Plan,
	fen: Fen,
	{ wings, king, rooks }: Castlings,
	[x, y]: readonly [number, number],
	number: 0 | 1,
	type: string,
): string[] {
	const own = wings.filter((wing) => wing.side === SIDES[number] && wing.rank === y);
	const kind = plan.idOf(type);
	const dropping = plan.values.flag('castlingDroppedPiece');
	const castles = !dropping && own.some((wing) => (wing.king === x && kind === king) || (wing.rook === x && rooks.includes(kind)));
	const files = plan.values.flag('gating')
		? [...fen.castling].filter((sign) => (sign === sign.toUpperCase()) === (number === 0)).map((sign) => sign.toUpperCase())
		: [];
	const home = number === 0 ? 0 : plan.ranks - 1;
	const letter = String.fromCharCode(65 + x);
	const gate = files.length > 0 && y === home && (files.includes(letter) || castles);
	return [...(castles ? ['castle'] : []), ...(gate ? [GATE] : [])];
}

/** How notations name the parts. */
function namesOf(plan: Plan, rules: Ruleset, castlings: Castlings): Names {
	const { values } = plan;
	const kinds = Object.fromEntries(
		plan.kinds.map(({ id, sign, was }) => [
			id,
			sign === ''
				? { letter: id }
				: sign === '+'
					? { letter: id, promotedOf: plan.idOf(was!) }
					: { letter: id.slice(0, -1), promotedOf: was === undefined ? id.slice(0, -1) : plan.idOf(was) },
		]),
	);
	const pawns = plan.definition.pieces.has('pawn') ? plan.kindsOf(['pawn']) : [];
	const base = partNames(rules);
	const gates = values.flag('gating');
	const gaps = rules.space.holes === undefined ? {} : { gaps: '*' };
	const { hand: _, enPassant: __, ...named } = base;
	return {
		...named,
		kinds: { ...kinds, ...(plan.movingWalls && { [WALL]: { letter: '*' } }) },
		...(castlings.names && { castling: castlings.names }),
		...(plan.passing && { enPassant: 'ep', ...(plan.customPassers && { enPassantVictim: 'passer' }) }),
		...(plan.passing &&
			plan.customPassers && {
				passers: plan.kinds.flatMap(({ id, type }) => (/i/.test(plan.betzaOf(type)) || type === 'pawn' ? [id] : [])),
			}),
		...(values.flag('checkCounting') && { clocks: { ...base.clocks, checks: 'checks' } }),
		...(values.flag('pieceDrops')
			? { hand: 'hand' }
			: values.flag('seirawanGating')
				? { gate: 'hand' }
				: hasHands(plan)
					? { hand: 'hand' }
					: {}),
		...(gates && { files: { flag: GATE, ...(values.flag('seirawanGating') && { rights: 'letters' as const }) } }),
		...gaps,
		...(pawns.length > 0 && { silent: pawns }),
	};
}
