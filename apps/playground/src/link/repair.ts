import type { AppState } from '../state/app-state.js';
import { docOf } from '../state/doc.js';
import type { Doc, Reading } from '../worker/protocol.js';
import { ALPHABET, checkOf } from './bits.js';
import { fromLink, toLink } from './link.js';
import type { LinkRepair } from './repair-views.js';
import { readTorn } from './torn.js';

type Read = (doc: Doc) => Reading;

/** In longer links one wrong character is not searched: too many others would fit. */
const LONGEST_EDIT = 700;

const FOREIGN = /[^A-Za-z0-9_-]+/u;

const opens = (link: string): boolean => fromLink(link).ok;

const decoded = (text: string): string => {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
};

/** Removes what others put around a link: addresses before it, encodings of its characters, punctuation, spaces, parameters after it. */
const clean = (text: string): string | undefined => {
	let plain = text;
	for (let times = 0; times < 3; times++) plain = decoded(plain);
	const part = plain.slice(plain.lastIndexOf('#') + 1);
	const pieces = part.split(FOREIGN).filter((piece) => piece !== '');
	const candidates = [part, pieces.join(''), ...pieces, ...pieces.map((_, end) => pieces.slice(0, end + 1).join(''))];
	return candidates.find((candidate) => candidate !== text && opens(candidate));
};

/** The links that differ in one character: another, a missing one, one too many, or two that were exchanged. */
const edits = function* (link: string): Generator<{ readonly link: string; readonly at: number }> {
	for (let at = 0; at <= link.length; at++) {
		const [before, here, after] = [link.slice(0, at), link[at] ?? '', link.slice(at + 1)];
		for (const character of ALPHABET) {
			if (character !== here && here !== '') yield { link: before + character + after, at };
			yield { link: before + character + here + after, at };
		}
		if (here !== '') yield { link: before + after, at };
		if (after !== '') yield { link: before + after[0] + here + after.slice(1), at };
	}
};

/** The reading of a state, if the page has its rules. */
const sameRules = (state: AppState, read: Read): Reading | undefined => {
	const reading = read(docOf(state));
	return reading.preset.id === state.ruleset.id ? reading : undefined;
};

/** The reading of a state, if it can be played without a fault. */
const isSound = (state: AppState, read: Read): Reading | undefined => {
	const reading = sameRules(state, read);
	if (reading === undefined) return undefined;
	const faults = reading.problems.filter(({ severity }) => severity === 'error').length + reading.startProblems.length;
	const whole = state.record.kind === 'text' || state.record.moves.length === reading.nodes.length - 1;
	return faults === 0 && whole && state.cursor < reading.nodes.length ? reading : undefined;
};

/** The only link with one other character that opens a game without faults. */
const edited = (link: string, read: Read): LinkRepair | undefined => {
	if (link.length > LONGEST_EDIT) return undefined;
	const found = new Map<string, LinkRepair>();
	for (const edit of edits(link)) {
		if (checkOf(edit.link.slice(0, -2)) !== edit.link.slice(-2)) continue;
		const opened = fromLink(edit.link);
		if (!opened.ok) continue;
		// The hash of the rules is right, too: the wrong character could be in it.
		const reading = isSound(opened.state, read);
		if (reading?.hash.startsWith(opened.state.ruleset.hash)) found.set(edit.link, { type: 'edited', ...edit });
		if (found.size > 1) return undefined;
	}
	return [...found.values()][0];
};

const torn = (link: string, read: Read): LinkRepair | undefined => {
	const found = readTorn(link);
	if (found === undefined) return undefined;
	const { state, missing } = found;
	const repaired = toLink(state);
	// A text that ends early may have a fault there.
	const reading = state.record.kind === 'text' ? sameRules(state, read) : isSound(state, read);
	if (reading === undefined) return undefined;
	if (!missing) return { type: 'completed', link: repaired };
	if (state.record.kind === 'text') return { type: 'tornText', link: repaired };
	const { nodes } = reading;
	const last = nodes.length > 1 ? nodes.at(-1) : undefined;
	return {
		type: 'torn',
		link: repaired,
		move: last === undefined ? undefined : `${last.number}${last.column === 0 ? '.' : '…'} ${last.san}`,
	};
};

/** The repair of a link that cannot be read, if it is certain. */
export const repairLink = (text: string, read: Read): LinkRepair | undefined => {
	if (opens(text)) return undefined;
	const cleaned = clean(text);
	if (cleaned !== undefined) return { type: 'cleaned', link: cleaned };
	const start = text.split(FOREIGN)[0]!;
	const end = torn(start, read);
	return end?.type === 'completed' && end.link.startsWith(start) ? end : (edited(text, read) ?? end);
};
