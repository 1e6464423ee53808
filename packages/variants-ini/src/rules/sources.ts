import type { Ruleset, Source, Sources } from '@x/core';
import { placeOf } from '@x/core/rules';
import type { Entry, Section, VariantsIni } from '../tree.js';
import type { Plan } from './plan.js';

/** The key that each law, choice, hook and end comes from, by the id of the part. */
const KEY_OF: Readonly<Record<string, string>> = {
	'own-royal-safe': 'king',
	'own-royal-lives': 'extinctionPseudoRoyal',
	'no-check': 'checking',
	'no-check-by-drop': 'dropChecks',
	'no-check-by-ripening': 'sittuyinPromotion',
	'no-mate-by-pawn-drop': 'shogiPawnDropMateIllegal',
	'facing-answered': 'bikjangRule',
	'room-for-wall': 'wallingRule',
	captures: 'mustCapture',
	drops: 'mustDrop',
	'moves-before-passing': 'passOnStalemate',
	explosion: 'blastOnCapture',
	'bank-explosion': 'capturesToHand',
	petrified: 'petrifyOnCaptureTypes',
	enclosed: 'flipEnclosedPieces',
	flipped: 'flipEnclosedPieces',
	'check-given': 'checkCounting',
	facing: 'bikjangRule',
	aimed: 'cambodianMoves',
	passes: 'pass',
	extinction: 'extinctionValue',
	goal: 'flagRegion',
	'both-goals': 'flagRegion',
	'checks-given': 'checkCounting',
	connected: 'connectN',
	square: 'connectNxN',
	collinear: 'collinearN',
	majority: 'adjudicateFullBoard',
	'castling-lost': 'castlingWins',
	checkmate: 'checkmateValue',
	stalemate: 'stalemateValue',
	'move-rule': 'nMoveRule',
	repetition: 'nFoldRule',
	'perpetual-check': 'perpetualCheckIllegal',
};

/** The same for parts of one castling, or of one kind: the beginnings of their ids. */
const KEY_BEFORE: readonly (readonly [start: string, key: string])[] = [
	['bank-', 'capturesToHand'],
	['rights-', 'castlingDroppedPiece'],
	['opposite-', 'oppositeCastling'],
	['castled-', 'castlingWins'],
];

const PATHS: Readonly<Record<string, string>> = { drops: 'pieceDrops', pass: 'pass', wall: 'wallingRule' };

const ZONES: Readonly<Record<string, string>> = {
	promotion: 'promotionRegion',
	second: 'doubleStepRegion',
	triple: 'tripleStepRegion',
	passing: 'enPassantRegion',
	walls: 'wallingRegion',
	'white goal': 'flagRegionWhite',
	'black goal': 'flagRegionBlack',
	beyond: 'soldierPromotionRank',
	'palace lines': 'diagonalLines',
	'first drops': 'enclosingDropStart',
};

/** The sections of a file that a section is based on, itself first. */
export function lineOf({ sections }: VariantsIni, name: string): readonly Section[] {
	const found: Section[] = [];
	for (let next: string | undefined = name; next !== undefined; ) {
		const section = sections.find((one) => one.name === next && !found.includes(one));
		if (section === undefined) break;
		found.push(section);
		next = section.parent;
	}
	return found;
}

/** The line of a key, or of the key for one side. */
export const entryOf = (line: readonly Section[], key: string): Entry | undefined =>
	line
		.flatMap(({ entries }) => [...entries].reverse())
		.find((one) => one.key === key || one.key === `${key}White` || one.key === `${key}Black`);

/** The keys from which the parts of a ruleset come, with their lines. Of a key that is in no line, the value of a parent or the default holds. */
export function sourcesIn(
	{ forbid, prefer, after, outcomes, kinds, zones, paths }: Ruleset,
	plan: Plan,
	line: readonly Section[],
): Sources {
	const found: Record<string, readonly Source[]> = {};
	const add = (key: string | undefined, ...place: readonly (string | number)[]): void => {
		if (key === undefined) return;
		const entry = entryOf(line, key);
		const layout = entry?.layout;
		const span = layout && { from: layout.keySpan.from, to: layout.valueSpan.to };
		found[placeOf(...place)] = [{ name: entry?.key ?? key, ...(span && { span }) }];
	};
	const keyOf = (id: string): string | undefined => KEY_OF[id] ?? KEY_BEFORE.find(([start]) => id.startsWith(start))?.[1];
	for (const [name, list] of Object.entries({ forbid, prefer, after, outcomes }))
		list.forEach(({ id }, index) => void add(keyOf(id), name, index));
	for (const { id, type } of plan.kinds) {
		const path = kinds[id]?.moves;
		if (path !== undefined && path in paths) add(type, 'paths', path);
	}
	for (const [path, key] of Object.entries(PATHS)) if (path in paths) add(key, 'paths', path);
	for (const [zone, key] of Object.entries(ZONES)) if (zone in zones) add(key, 'zones', zone);
	return found;
}
