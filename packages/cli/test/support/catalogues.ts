import { readFileSync } from 'node:fs';
import { chess } from '@x/games/chess';
import type { TextKind } from '../../src/input/text-kind.js';

/** An example of a fault, from the tests of a notation. */
interface Example {
	readonly code: string;
	readonly text?: string;
	readonly input?: string;
	readonly span?: { readonly from: number; readonly to: number } | readonly [number, number];
	readonly fen?: string;
	readonly replace?: readonly [string, unknown];
	/** Set for examples of a special call, which the command line does not make. */
	readonly options?: unknown;
	readonly dialect?: unknown;
	readonly game?: unknown;
	readonly call?: unknown;
	readonly expand?: unknown;
}

/** A text with a fault that is expected in it, and its offset if that is known. */
export interface FaultyText {
	readonly code: string;
	readonly text: string;
	readonly from: number | undefined;
}

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`../../../${name}.json`, import.meta.url), 'utf8'));

const isPlain = ({ options, dialect, game, call, expand }: Example): boolean =>
	[options, dialect, game, call, expand].every((special) => special === undefined);

const fromOf = ({ span }: Example): number | undefined => (span === undefined ? undefined : 'from' in span ? span.from : span[0]);

const textsOf = (name: string): readonly FaultyText[] =>
	(read(name) as readonly Example[]).flatMap((example) =>
		example.text === undefined || !isPlain(example) ? [] : [{ code: example.code, text: example.text, from: fromOf(example) }],
	);

const lines = (name: string): readonly FaultyText[] =>
	textsOf(name).filter(({ text }) => text.trim() !== '' && !/[\r\n]/.test(text) && !text.startsWith('#'));

/** A position of chess. */
const FEN = /^[1-8pnbrqkPNBRQK/]+ [wb] [KQkq-]+ [a-h1-8-]+ \d+ \d+$/;

/** Games with a move that is not legal. */
const moves = (): readonly FaultyText[] =>
	(read('san/vectors/errors') as readonly Example[]).flatMap(({ code, input = '', fen, options }) =>
		fen === undefined || !FEN.test(fen) || options !== undefined || !/^[A-Za-z][\w=+#@-]+$/.test(input)
			? []
			: [{ code, text: `[SetUp "1"]\n[FEN "${fen}"]\n\n${input} *`, from: undefined }],
	);

const variants = (): readonly FaultyText[] => {
	const { text, examples } = read('sjaak-variants/vectors/errors') as { readonly text: string; readonly examples: readonly Example[] };
	return examples.flatMap(({ code, replace, options }) => {
		const [old, now] = replace!;
		if (typeof now !== 'string' || options !== undefined) return [];
		const part = old === 'PIECES' ? text.slice(text.indexOf('Piece:')) : old;
		return [{ code: `sjaak/${code}`, text: text.replace(part, () => now), from: undefined }];
	});
};

/** Faults of rules in JSON: of its form, and of the rules in it. */
const rules = (): readonly FaultyText[] => {
	const { id, title, rules: own, names } = chess;
	const text = JSON.stringify({ id, title, rules: own, names }, null, '\t');
	const changed = (code: string, old: string, now: string): FaultyText => ({ code, text: text.replace(old, now), from: undefined });
	return [
		changed('json/syntax', '"title": "Chess",', '"title": "Chess"'),
		changed('json/duplicate-key', '"title": "Chess"', '"title": "Chess", "title": "Chess"'),
		changed('json/unknown-key', '"title"', '"titel"'),
		changed('json/wrong-shape', '"title": "Chess"', '"title": 7'),
		changed('rules/unknown-key', '"sideOrder"', '"sideOrders"'),
	];
};

const isOpen = ({ code }: FaultyText): boolean => code === 'pgn/comment-unclosed';

/** The faulty texts of the tests of all notations, by their kind. */
export const FAULTY: Readonly<Record<TextKind, readonly FaultyText[]>> = {
	// A comment without an end may end in another game: it is the last one.
	pgn: [...textsOf('pgn/vectors/errors'), ...moves()].sort((a, b) => Number(isOpen(a)) - Number(isOpen(b))),
	epd: lines('pgn/vectors/epd-errors'),
	fen: lines('fen/vectors/errors'),
	feen: lines('feen/vectors/errors'),
	icn: textsOf('icn/vectors/errors'),
	fbr: textsOf('fbr/vectors/errors'),
	mbn: textsOf('mbn/vectors/errors'),
	'variants.txt': variants(),
	'variants.ini': textsOf('variants-ini/vectors/errors'),
	kif: textsOf('kif/vectors/errors'),
	wxf: textsOf('wxf/vectors/errors'),
	json: rules(),
	diagram: textsOf('fbr/vectors/diagram-errors'),
};
