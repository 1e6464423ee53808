import type { Modification } from '../tree.js';
import { type Owner, piecesIn } from './pieces.js';
import type { Wording } from './wording.js';
import { list } from './words.js';

export type Mode = Extract<Modification, { readonly type: 'mode' }>;

/** An action of a piece at the end of a leg: a verb with an object, around the words for the way there. */
export interface Action {
	/** With a dot before the ending of the third person. */
	readonly verb: string;
	/** Behind the way: `without capturing`. */
	readonly after: string;
	/** A piece or a place that the way leads to is the object of the verb. */
	readonly reaches: boolean;
}

const action = (verb: string, after = '', reaches = false): Action => ({ verb, after, reaches });

const ENDING: ReadonlySet<string> = new Set(['a', 'c', 'cc', 'cy', 'e', 'ee', 'j', 'jj', 'jy', 'm', 'w', 'ww', 'wy', 'x', 'xx', 'xy']);

const OWNERS: Readonly<Record<string, Owner>> = { '': 'enemy', y: 'any' };
/** `c` concerns enemies, `cc` friends, `cy` both; so do `w`, `j` and `x`. */
const ownerOf = (name: string): Owner => OWNERS[name.slice(1)] ?? 'friend';

const isPassing = ({ name }: Mode): boolean => name === 'e' || name === 'ee';

export const endingModes = (modifications: readonly Modification[]): readonly Mode[] =>
	modifications.filter((one): one is Mode => one.type === 'mode' && ENDING.has(one.name));

/** Whether an end without modes of its own means its usual things: an empty cell, or a capture of an enemy. */
const isUsual = (modes: readonly Mode[]): boolean =>
	modes.every((mode) => isPassing(mode) || mode.optional === true) && !modes.some(({ name }) => name === 'ee');

/** Whether something changes on the board besides the place of the mover. */
export const affects = (modes: readonly Mode[]): boolean => {
	const kept = modes.filter((mode) => !isPassing(mode));
	return (
		kept.length === 0 ||
		kept.some(
			({ name, set, optional }) => optional === true || !['m', 'j', 'jj', 'jy'].includes(name) || (name === 'm' && set !== undefined),
		)
	);
};

const FLIPPED: Readonly<Record<Owner, string>> = { enemy: 'a friendly one', friend: 'an enemy one', any: 'one of the other side' };

function modeAction(mode: Mode, ends: boolean, wording: Wording): Action | undefined {
	const { name, set } = mode;
	const owner = ownerOf(name);
	const victim = piecesIn(set, owner, wording);
	switch (name[0]) {
		case 'a':
			return action(set === undefined ? 'capture·s' : `capture·s ${piecesIn(set, 'enemy', wording)}`);
		case 'c':
			return action(owner === 'enemy' && set === undefined ? 'capture·s' : `capture·s ${victim}`);
		case 'w':
			return action(`swap·s places with ${victim}`, '', true);
		case 'j':
			return action(`visit·s ${victim}`, 'without capturing it', true);
		case 'x':
			return action(`turn·s ${victim}`, `into ${FLIPPED[owner]}${ends ? ' without going there' : ''}`, true);
		default:
			// The ban on captures of `m` covers the pieces of its set only.
			return set === undefined ? undefined : action(`capture·s ${piecesIn({ ...set, negated: set.negated !== true }, 'enemy', wording)}`);
	}
}

/** All that may happen where a leg ends. `ends`: a capture in the usual way is possible, since no other leg must follow. */
export function actionsOf(modes: readonly Mode[], ends: boolean, wording: Wording): readonly Action[] {
	const usual = isUsual(modes);
	const found: Action[] = [];
	const quiet = usual || modes.some(({ name }) => name === 'm' || name === 'a');
	const others = modes.filter((mode) => !isPassing(mode)).flatMap((mode) => modeAction(mode, ends, wording) ?? []);
	if (usual && ends) others.unshift(action('capture·s'));
	if (modes.some(({ name }) => name === 'ee') && !modes.some(({ name }) => name[0] === 'c'))
		others.push(action('capture·s', `en passant${passed(modes, wording)}`));
	const captures = others.some(({ verb }) => verb.startsWith('capture'));
	if (quiet) found.push(action('move·s', captures || (!usual && others.length > 0) ? '' : 'without capturing'));
	const plain = others.some(({ verb, after }) => verb === 'capture·s' && after === '');
	for (const one of others) if (!found.some(({ verb, after }) => verb === one.verb && after === one.after)) found.push(one);
	// A capture of any enemy includes that of certain ones.
	return united(plain ? found.filter(({ verb }) => !verb.startsWith('capture·s an enemy ')) : found);
}

/** Captures of several sorts of pieces are one action. */
function united(actions: readonly Action[]): readonly Action[] {
	const captures = actions.filter(({ verb, after }) => verb.startsWith('capture·s') && after === '');
	if (captures.length < 2) return actions;
	const victims = captures.map(({ verb }) => verb.slice('capture·s '.length) || 'an enemy piece');
	return [...actions.filter((one) => !captures.includes(one)), action(`capture·s ${list(victims, 'or')}`)];
}

/** Words for the pieces that can be captured en passant, if they are not those of the capturer's kind. */
function passed(modes: readonly Mode[], wording: Wording): string {
	const set = modes.find(isPassing)?.set;
	return set === undefined ? '' : ` (of ${piecesIn(set, 'enemy', wording)})`;
}

/** The words that en passant adds to a leg. */
export function passingWords(modes: readonly Mode[], wording: Wording): readonly string[] {
	const has = (name: string): boolean => modes.some((mode) => mode.name === name);
	const captures = modes.some(({ name }) => name[0] === 'c');
	return [
		...((has('e') || has('ee')) && captures ? [`also en passant${passed(modes, wording)}`] : []),
		...(has('m') && has('e') ? ['after which it can be captured en passant'] : []),
	];
}

/** Actions of a piece on itself besides staying and leaving. */
const OWN_CELL: Readonly<Record<string, string>> = {
	ww: 'swap·s places with itself',
	wy: 'swap·s places with itself',
	jj: 'visit·s its own cell',
	jy: 'visit·s its own cell',
	xx: 'change·s its own side',
	xy: 'change·s its own side',
};

/** The zero move: the piece stays, or is removed. */
export function ownCellActions(modes: readonly Mode[], wording: Wording): readonly string[] {
	const binding = modes.filter((mode) => !isPassing(mode) && mode.optional !== true);
	const stays = binding.length === 0 || modes.some(({ name }) => name === 'm' || name === 'a');
	const leaves = modes
		.filter(({ name }) => name === 'cc' || name === 'cy')
		.map(({ set }) =>
			set === undefined ? 'remove·s itself from the board' : `remove·s itself from the board if it is ${piecesIn(set, 'friend', wording)}`,
		);
	const others = modes.flatMap(({ name }) => OWN_CELL[name] ?? []);
	return [...(stays ? ['stay·s where it is'] : []), ...leaves, ...others];
}

/** Joins the actions around the words for the way: `moves like a rook without capturing`. */
export function joined(actions: readonly Action[], ways: readonly string[]): string {
	const way = list(ways, 'or');
	const [only, ...more] = actions;
	if (only === undefined) return `cannot end anywhere`;
	const reached = only.reaches && /^(?:like|by) /.test(way) ? `, reached ${way},` : way === '' ? '' : ` ${way}`;
	const comma = way.includes(', ') && !reached.endsWith(',') ? ',' : '';
	if (more.length === 0)
		return [`${only.verb}${reached}${comma}`, only.after]
			.filter((one) => one !== '')
			.join(' ')
			.replace(/,$/, '');
	const plain = actions.every(({ after, verb }) => after === '' && /^\S+$/.test(verb));
	const verbs = list(
		actions.map(({ verb, after }) => [verb, after].filter((one) => one !== '').join(' ')),
		'or',
	);
	return way === '' ? verbs : plain ? `${verbs} ${way}` : `${verbs}, ${way}`;
}
