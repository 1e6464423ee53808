import type { Cond, Hook } from '@x/core';
import { isSame, mentions, someNode } from '@x/core/build';
import { type OffBoardMove, offBoardMoves } from '@x/core/reading';
import { asCondition, asEffect, asNumber, asPiece } from '@x/core/rules';
import { comparisonOf } from './conditions.js';
import type { Notes } from './notes.js';
import { rangeOf } from './ranges.js';

/** Writes the hands: what comes into them, and how it is dropped. */
export function writeHands(notes: Notes): void {
	const { ruleset } = notes;
	const { moves, unknown } = offBoardMoves(ruleset);
	for (const name of unknown) notes.lose('lost-walk', `paths.${name}`, `The moves "${name}" do not start from a piece, and are not drops.`);
	for (const type of new Set(moves.filter((move) => move.type !== 'drop').map((move) => move.type)))
		notes.lose('lost-walk', 'turn', WORDS[type]);
	const all = moves.filter((move) => move.type === 'drop');
	const either = canChoose(notes, all);
	const drops = all.filter((move) => mayDrop(notes, move, either));
	const banks = bankHooks(notes, drops);
	if (drops.length === 0) return;
	notes.rules.push(...holding(notes, banks, either));
	dropRules(notes, drops);
}

const WORDS = {
	drop: '',
	promoting: 'Drops that change another piece are left out.',
	pass: 'A turn may be passed, which is left out.',
	pickup: 'Pieces may be taken back into the hand, which is left out.',
	gate: 'Drops on the square of another piece are left out.',
} as const;

/** The kind that a drop puts on the board. */
function placedBy({ effects }: OffBoardMove): string | undefined {
	const [placed] = effects.flatMap((effect) => asEffect('set', effect) ?? []);
	return asPiece('kind', placed?.to)?.kind;
}

/** Whether each piece in a hand that has a promoted form can be dropped in either. */
function canChoose({ letters }: Notes, drops: readonly OffBoardMove[]): boolean {
	const forms = new Set(drops.map((move) => `${move.kinds[0]} ${placedBy(move)}`));
	const kinds = new Map(letters.all);
	const pairs = drops.flatMap(({ kinds: [kind] }) => {
		const promoted = kinds.get(`+${letters.of(kind!)}`);
		return promoted === undefined ? [] : [`${kind} ${promoted}`];
	});
	return pairs.length > 0 && pairs.every((pair) => forms.has(pair));
}

/** Whether a drop puts the kind that is in the hand on the board, or with `either` its promoted form. */
function mayDrop(notes: Notes, move: OffBoardMove, either: boolean): boolean {
	const [kind] = move.kinds as [string];
	const placed = placedBy(move);
	const promoted = placed !== undefined && notes.letters.of(placed) === `+${notes.letters.of(kind)}`;
	if (placed === kind || (either && promoted)) return true;
	notes.lose('lost-walk', 'paths', `The drop of "${kind}" puts another piece on the board.`);
	return false;
}

/** The kinds that come into a hand by a capture. */
function bankHooks(notes: Notes, drops: readonly OffBoardMove[]): readonly string[] {
	const { ruleset } = notes;
	const banked: string[] = [];
	for (const hook of ruleset.after) {
		const kind = bankedBy(hook);
		if (kind === undefined || drops.length === 0) continue;
		banked.push(kind);
		notes.say(hook);
	}
	return banked;
}

function bankedBy({ if: condition, do: effects, else: others }: Hook): string | undefined {
	const stored = asEffect('store', effects[0]);
	const added = asNumber('captured', stored?.add);
	if (condition !== undefined || others !== undefined || effects.length !== 1 || stored?.of !== 'own' || added === undefined)
		return undefined;
	const { kind } = stored;
	if (typeof kind !== 'string' || added.zone !== undefined) return undefined;
	return isSame(added.captured, { kind: [kind] }) || isSame(added.captured, { who: 'enemy', kind: [kind] }) ? kind : undefined;
}

/** The rules of what is held. */
function holding(notes: Notes, banked: readonly string[], either: boolean): readonly string[] {
	const { ruleset, letters } = notes;
	if (banked.length === 0) return ['holding=pocket'];
	const demoted = new Map(Object.values(ruleset.stores).flatMap(({ as }) => Object.entries(as ?? {})));
	const promoted = banked.filter((kind) => letters.shadows.has(kind) || letters.of(kind).startsWith('+'));
	const falls = promoted.filter((kind) => {
		const was = letters.shadows.get(kind)?.was ?? letters.of(kind).slice(1);
		return demoted.has(kind) && letters.of(demoted.get(kind)!) === was;
	});
	for (const [kind, into] of demoted)
		if (!falls.includes(kind))
			notes.lose('lost-hand', 'stores', `A captured "${kind}" becomes "${into}" in the hand, which no prefix says.`);
	if (falls.length > 0 && falls.length < promoted.length)
		notes.lose('lost-hand', 'stores', 'Some promoted pieces keep their promotion in the hand.');
	const royal = new Set(letters.all.map(([, kind]) => kind).filter((kind) => !banked.includes(kind) && !isCaptured(notes, kind)));
	const missing = letters.all.map(([, kind]) => kind).filter((kind) => !banked.includes(kind) && !royal.has(kind));
	const set = missing.length === 0 ? '' : letters.set(banked);
	return [`holding${set}${either ? '=either' : falls.length > 0 ? '=demote' : ''}`];
}

/** Whether a piece of a kind can be captured: royal ones cannot. */
const isCaptured = ({ ruleset }: Notes, kind: string): boolean =>
	!(
		ruleset.forbid.some(({ if: condition }) => isSame(condition, { royalAttacked: 'own' })) &&
		someNode(ruleset.royal, (node) => Array.isArray(node.kind) && node.kind.includes(kind))
	);

function dropRules(notes: Notes, drops: readonly OffBoardMove[]): void {
	const { ruleset, letters } = notes;
	const all = notes.explorer;
	const board = Array.from({ length: all.files * all.ranks }, (_, cell) => cell).filter(all.exists);
	const rules = new Map<string, string[]>();
	const filed: (readonly [kind: string, most: number])[] = [];
	for (const move of drops) {
		const { zone, tests, marks } = move;
		// The cells of a drop are those of the piece that comes to the board.
		const kind = placedBy(move)!;
		const cells = zone === undefined ? board : notes.commonCells(ruleset.zones[zone]!);
		if (cells === undefined) {
			notes.lose('lost-walk', `zones.${zone}`, `"${kind}" is dropped in a zone that differs by side.`);
			continue;
		}
		const dead = new Set(notes.deadCells(kind));
		const usual = String(board.filter((cell) => !dead.has(cell))) === String(cells);
		const banned = marks.flatMap((mark) => bannedBy(notes, mark));
		const range = usual ? '' : rangeOf(notes.size, cells);
		const key = `${range}${banned.length === 0 ? '' : `=${banned.join()}`}`;
		if (key !== '' || isRoyal(notes, kind)) rules.set(key, [...(rules.get(key) ?? []), kind]);
		for (const test of tests) {
			if (isInHand(test)) continue;
			const most = mostPerFile(test, kind);
			if (most !== undefined) filed.push([kind, most]);
			else notes.lose('lost-walk', 'paths', `A condition of the drops of "${kind}" is left out.`);
		}
	}
	for (const [key, kinds] of rules) notes.rules.push(`drop${letters.set(kinds)}${key}`);
	// The rule also holds for moves: a side that captures its way to a second one on a file breaks it.
	for (const [kind, most] of filed) notes.rules.push(`pieces${letters.set([kind])}=file(${most})`);
}

const isRoyal = ({ ruleset }: Notes, kind: string): boolean =>
	someNode(ruleset.royal, (node) => Array.isArray(node.kind) && node.kind.includes(kind));

/** The attribute for laws about drops with a mark. */
function bannedBy(notes: Notes, mark: string): readonly string[] {
	return notes.ruleset.forbid.flatMap((law) => {
		const all = asCondition('all', law.if)?.all ?? [];
		const rest = all.filter((part) => !isSame(part, { same: [{ mark }, 'at'] }));
		if (rest.length === all.length) return [];
		const checks = rest.some((part) => isSame(part, { royalAttacked: 'other' }));
		const mates = rest.some((part) => mentions(part, 'moves'));
		if (!checks || rest.length !== (mates ? 2 : 1)) return [];
		notes.say(law);
		return [mates ? 'nomate' : 'nocheck'];
	});
}

const isInHand = (test: Cond): boolean => asNumber('store', asCondition('compare', test)?.compare[0]) !== undefined;

/** The number of such pieces that a side may have on a file, where a test asks for fewer before the drop. */
function mostPerFile(test: Cond, kind: string): number | undefined {
	const found = comparisonOf(test);
	if (found === undefined || asNumber('matches', found.left) === undefined) return undefined;
	if (!someNode(test, (node) => isSame(node.kind, [kind]))) return undefined;
	return found.sign === '<' ? found.right : found.sign === '=' && found.right === 0 ? 1 : undefined;
}
