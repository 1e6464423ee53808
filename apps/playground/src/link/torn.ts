import { type AppState, type GameRecord, initialState } from '../state/app-state.js';
import { BitReader, LinkFault } from './bits.js';
import { LINK_VERSION, readStart, readState, toLink } from './link.js';
import { movesIn } from './moves-code.js';
import { readCharacter, readText } from './text-code.js';

/** The part of a state that is left in a link without its end. */
export interface Torn {
	readonly state: AppState;
	/** Whether moves or characters of the game are missing. */
	readonly missing: boolean;
}

const versionOf = (bits: BitReader): number => {
	const version = bits.read(8);
	if (version < 1 || version > LINK_VERSION) throw new LinkFault();
	return version;
};

/** The link of which this is all but the checksum, or all but its last character. */
const completed = (link: string): AppState | undefined => {
	for (const length of [link.length, link.length - 1]) {
		try {
			const bits = new BitReader(link.slice(0, length));
			const state = readState(bits, versionOf(bits));
			if (toLink(state).startsWith(link)) return state;
		} catch (fault) {
			if (!(fault instanceof LinkFault)) throw fault;
		}
	}
	return undefined;
};

const movesBegun = (bits: BitReader): Omit<Torn, 'state'> & { readonly record: GameRecord } => {
	const moves: string[] = [];
	const count = bits.readCount();
	try {
		for (const move of movesIn(bits, count)) moves.push(move);
	} catch (fault) {
		// Only the end of the link is an end of the moves.
		if (!(fault instanceof LinkFault) || bits.left > 0) throw fault;
	}
	return { record: { kind: 'moves', moves }, missing: moves.length < count };
};

const textBegun = (bits: BitReader): Omit<Torn, 'state'> & { readonly record: GameRecord } => {
	let text = '';
	const length = bits.readCount();
	try {
		while (text.length < length) text += readCharacter(bits);
	} catch (fault) {
		if (!(fault instanceof LinkFault) || bits.left > 0) throw fault;
	}
	return { record: { kind: 'text', text }, missing: text.length < length };
};

/** Reads the start of a link whose end is missing. Undefined if the rules or the position are missing too, or if nothing is missing. */
export const readTorn = (link: string): Torn | undefined => {
	const whole = completed(link);
	if (whole !== undefined) return { state: whole, missing: false };
	try {
		const bits = new BitReader(link);
		versionOf(bits);
		const ruleset = { id: readText(bits), hash: readText(bits) };
		const start = readStart(bits);
		const { record, missing } = bits.read(1) === 0 ? movesBegun(bits) : textBegun(bits);
		// A longer rest is a part of the view, and a damage before it.
		if (!missing && bits.left > 60) return undefined;
		const cursor = record.kind === 'moves' ? record.moves.length : 0;
		return { state: { ...initialState, ruleset, start, record, cursor }, missing };
	} catch (fault) {
		if (fault instanceof LinkFault) return undefined;
		throw fault;
	}
};
