import { testOf } from '../ask/conditions.js';
import { PHASE } from '../board/registers.js';
import { fromOf, NOWHERE, toOf } from '../move/packed.js';
import type { Position } from '../position/position.js';
import { seat } from '../position/seat.js';
import type { Cond, Law } from '../ruleset/types.js';
import { type Culprit, culpritsWords, pieceWords } from './words.js';

/** A candidate that completed its walk, and what refuses it. */
export interface Refusal {
	readonly code: 'law' | 'choice';
	readonly law: string;
	readonly message: string;
	readonly culprits: readonly Culprit[];
	readonly at: number | undefined;
	readonly promotion: string | undefined;
}

const isRoyalLaw = (cond: Cond): boolean => 'royalAttacked' in cond && cond.royalAttacked === 'own';

/** Candidates with these ends that a law or a choice refuses, each with its reason. */
export function refusals(position: Position, from: number, to: number): Refusal[] {
	const { game } = position;
	const { kernel } = game;
	seat(position);
	const { generator, player, bench, programs } = kernel;
	const { lister } = generator;
	const base = lister.top;
	const height = programs?.height() ?? 0;
	const side = player.sideNow();
	if (programs !== undefined) programs.candidates(side, bench.registers[PHASE]!);
	else if (from >= 0) {
		lister.piece(from, side);
		lister.scripts(from, side);
		lister.pointTakes(side);
	}
	const found: Refusal[] = [];
	for (let index = base; index < lister.top; index++) {
		const route = lister.routes[index]!;
		if (fromOf(route) !== (from < 0 ? NOWHERE : from) || toOf(route) !== to) continue;
		found.push(judge(position, route, lister.details[index]!, side));
	}
	lister.top = base;
	programs?.forget(height);
	return found;
}

/** The first law a candidate breaks; without one, some choice prefers another candidate. */
function judge(position: Position, route: number, detail: number, side: number): Refusal {
	const { kernel } = position.game;
	const { player, bench, codes } = kernel;
	const mark = bench.top;
	const walker = player.make(route, detail, side);
	const placed = codes.data(bench.board[toOf(route)]!);
	const promotion =
		placed !== undefined && walker.first !== 0 && placed.kind !== codes.kinds[codes.kind[walker.first]!] ? placed.kind : undefined;
	const law = position.game.ruleset.forbid.find((candidate) => testOf(kernel, candidate.if)(walker));
	const broken = law === undefined ? undefined : { law, ...threat(position, side) };
	bench.undo(mark);
	if (broken !== undefined) return { code: 'law', ...explained(position, broken.law, broken.royal, broken.attackers, side), promotion };
	const choice = position.game.ruleset.prefer[0]?.id ?? '';
	const message = `The rule '${choice}' prefers another move here.`;
	return { code: 'choice', law: choice, message, culprits: [], at: undefined, promotion };
}

/** The first own royal under attack on the bench as it is, and from where. */
function threat(position: Position, side: number): { royal: Culprit | undefined; attackers: Culprit[] } {
	const { kernel } = position.game;
	for (const cell of kernel.attacks.royals(side)) {
		const cells = kernel.attacks.attackers(cell, 1 - side);
		if (cells.length === 0) continue;
		const culprit = (at: number): Culprit => ({ cell: at, piece: kernel.codes.data(kernel.bench.board[at]!)! });
		return { royal: culprit(cell), attackers: cells.map(culprit) };
	}
	return { royal: undefined, attackers: [] };
}

function explained(
	position: Position,
	law: Law,
	royal: Culprit | undefined,
	attackers: readonly Culprit[],
	side: number,
): Pick<Refusal, 'law' | 'message' | 'culprits' | 'at'> {
	const { game } = position;
	if (!isRoyalLaw(law.if) || royal === undefined) {
		return { law: law.id, message: `The law '${law.id}' forbids the position after it.`, culprits: attackers, at: royal?.cell };
	}
	const already = game.kernel.attacks.royalAttacked(side, game.kernel.player.settledContext());
	const who = `the ${pieceWords(game, royal.piece)} on ${game.cellName(royal.cell)}`;
	const by = culpritsWords(game, attackers);
	const message = already ? `It leaves ${who} in check from ${by}.` : `After it ${who} would be attacked by ${by}.`;
	return { law: law.id, message, culprits: attackers, at: royal.cell };
}
