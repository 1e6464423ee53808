import { isNotationError } from '@x/diagnostics';
import type { Sequence } from '@x/mbn';
import type { Betza } from '@x/mbn/betza';
import { linesOf } from './lines.js';
import { messagesOf, type Notation, type Notations, type WrittenText } from './notation.js';

/** The moves of a piece, in the form in which they were read. */
export type PieceMoves = { readonly form: 'mbn'; readonly moves: Sequence } | { readonly form: 'betza'; readonly betza: Betza };

const tried = (write: () => string, lost: readonly string[]): WrittenText => {
	try {
		const text = write();
		return { text: text === '' ? undefined : text, lost };
	} catch (error) {
		if (!isNotationError(error)) throw error;
		return { text: undefined, lost: [...lost, ...messagesOf(error.problems)] };
	}
};

/** A line of definitions, not of moves alone. */
const HAS_HEAD = /^\s*[^\s=]+=[^=]/;

/** A definition that gives moves a letter; it is left out in the output. */
const HEAD = 'M=';

const mbn: Notation<PieceMoves> = {
	title: 'MBN: the moves of a piece in each line',
	read: async function* (bytes) {
		const [{ safeParse }, { safeParseMoves, sequenceOf }] = await Promise.all([import('@x/mbn'), import('@x/mbn/path')]);
		for await (const piece of linesOf(bytes)) {
			if (!HAS_HEAD.test(piece.text)) {
				const read = safeParseMoves(piece.text.trim());
				yield read.ok ? { piece, value: { form: 'mbn', moves: read.value }, lost: [] } : { piece, problems: read.problems };
				continue;
			}
			const read = safeParse(piece.text, { mode: 'lenient' });
			if (!read.ok) yield { piece, problems: read.problems };
			for (const item of read.ok ? read.value.items : []) {
				if (item.type !== 'definition') continue;
				const name = item.piece.prefixes + item.piece.letters;
				yield { piece, value: { form: 'mbn', moves: sequenceOf(item) }, lost: [`The letter ${name} is lost.`] };
			}
		}
	},
	write: async (piece) => {
		const [{ stringify }, { betzaToMbn }] = await Promise.all([import('@x/mbn'), import('@x/mbn/betza')]);
		const { value: moves, lost } = piece.form === 'mbn' ? { value: piece.moves, lost: [] } : betzaToMbn(piece.betza);
		if (moves === undefined) return { text: undefined, lost: messagesOf(lost) };
		const item = { type: 'definition', piece: { prefixes: '', letters: 'M' }, tail: {}, moves } as const;
		return tried(() => stringify({ items: [item] }).slice(HEAD.length), messagesOf(lost));
	},
};

const inDialect = (dialect: Betza['dialect'], title: string): Notation<PieceMoves> => ({
	title: `${title}: the moves of a piece in each line`,
	read: async function* (bytes) {
		const { safeParseBetza } = await import('@x/mbn/betza');
		for await (const piece of linesOf(bytes)) {
			const read = safeParseBetza(piece.text.trim(), { dialect, mode: 'lenient' });
			yield read.ok ? { piece, value: { form: 'betza', betza: read.value }, lost: [] } : { piece, problems: read.problems };
		}
	},
	write: async (piece) => {
		const { betzaMoves, mbnToBetza, movesToBetza, stringifyBetza } = await import('@x/mbn/betza');
		if (piece.form === 'betza' && piece.betza.dialect === dialect) return tried(() => stringifyBetza(piece.betza), []);
		const { value, lost } =
			piece.form === 'mbn' ? mbnToBetza(piece.moves, { dialect }) : movesToBetza(betzaMoves(piece.betza), { dialect });
		return tried(() => stringifyBetza(value), messagesOf(lost));
	},
});

export const PIECES: Notations<PieceMoves> = {
	mbn,
	betza: inDialect('betza', 'Betza'),
	xbetza: inDialect('xbetza', 'XBetza'),
	'fairy-betza': inDialect('fairy', "Fairy-Stockfish's Betza"),
};
