import { type Diagnostic, isNotationError, isRulesetError, isSetupError } from '@x/diagnostics';
import { type IcnGame, positionAt, safeParse, withPreset } from '@x/icn';
import { replay } from '@x/icn/play';
import type { PlanePosition } from '@x/plane';
import * as strings from '../../strings/worker/plane.js';
import { type Doc, PLANE } from '../protocol.js';
import { continued, type PlayedGame } from './continue.js';
import { moveSpans, type Span, spanOf } from './spans.js';
import { CLASSICAL, presetsFor } from './starts.js';

/** A text of ICN after reading and playing. */
export interface PlaneText {
	readonly text: string;
	/** undefined if the text cannot be read. */
	readonly game: IcnGame | undefined;
	/** The number of legal moves from the start. */
	readonly plies: number;
	/** The ranges of its moves. */
	readonly spans: readonly Span[];
	/** The first position and one after each legal move; undefined if the game can only be viewed. */
	readonly positions: readonly PlanePosition[] | undefined;
	/** The reason why it can only be viewed. */
	readonly refused: string | undefined;
	readonly problems: readonly Diagnostic[];
}

/** The text of a document: the user's, or the usual start. */
const textOf = ({ record }: Doc): string => (record.kind === 'text' ? record.text : CLASSICAL);

const dialectOf = (ruleset: string): 'seed' | 'site' | 'auto' => {
	const named = ruleset.slice(PLANE.length + 1);
	return named === 'seed' || named === 'site' ? named : 'auto';
};

/** Faults found after reading, with their places in the text. */
const placed = (problems: readonly Diagnostic[], text: string, spans: readonly Span[]): readonly Diagnostic[] =>
	problems.map((problem) => ({ ...problem, span: spanOf(text, String(problem.data?.path ?? ''), spans) }));

type Played = Pick<PlaneText, 'plies' | 'positions' | 'refused' | 'problems'>;

/** Plays the moves by their rules, up to the first illegal one. */
const played = (game: IcnGame, text: string, spans: readonly Span[], before: PlayedGame | undefined): Played => {
	try {
		const positions = (before && continued(before, game)) ?? replay(game);
		return { plies: game.moves.length, positions, refused: undefined, problems: [] };
	} catch (error) {
		if (!isNotationError(error)) {
			if (!(isRulesetError(error) || isSetupError(error))) throw error;
			return shown(game, text, spans, error.message, []);
		}
		const [first] = error.problems;
		const ply = first?.code === 'icn/illegal-move' ? Number(first.data?.ply) : undefined;
		const problems = placed(error.problems, text, spans);
		if (ply === undefined) {
			const remarks = problems.map((problem): Diagnostic => ({ ...problem, severity: 'warning' }));
			return shown(game, text, spans, first?.message ?? strings.unknownRules, remarks);
		}
		const cause = problems.map((problem) => ({ ...problem, message: problem.message.replace(/^Ply \d+, [^:]*: /, '') }));
		return { plies: ply - 1, positions: replay({ ...game, moves: game.moves.slice(0, ply - 1) }), refused: undefined, problems: cause };
	}
};

/** Makes the moves without checking rules. */
const shown = (game: IcnGame, text: string, spans: readonly Span[], refused: string, remarks: readonly Diagnostic[]): Played => {
	const made = { positions: undefined, refused };
	try {
		positionAt(game);
		return { ...made, plies: game.moves.length, problems: remarks };
	} catch (error) {
		if (!isNotationError(error)) throw error;
		const ply = Number(/^moves\[(\d+)\]/.exec(String(error.problems[0]?.data?.path))?.[1] ?? 0);
		return { ...made, plies: ply, problems: [...placed(error.problems, text, spans), ...remarks] };
	}
};

const NO_PIECES: Diagnostic = {
	code: 'playground/no-pieces',
	message: strings.noPieces,
	hint: strings.noPiecesHint,
	severity: 'error',
	span: { from: 0, to: 0 },
};

/** Reads a text and plays it, reusing an earlier game that begins in the same way. */
export const readIcn = (text: string, dialect: 'seed' | 'site' | 'auto', before?: PlayedGame): PlaneText => {
	const nothing = { text, game: undefined, plies: 0, spans: [], positions: undefined, refused: undefined };
	const parsed = safeParse(text, { dialect });
	if (!parsed.ok) return { ...nothing, problems: parsed.problems };
	const game = withPreset(parsed.value, parsed.value.pieces === undefined ? presetsFor() : []);
	if (game.pieces === undefined) return { ...nothing, problems: [NO_PIECES, ...parsed.warnings] };
	const spans = moveSpans(text, game.moves.length);
	const { problems, ...rest } = played(game, text, spans, before);
	return { text, game, spans, ...rest, problems: [...problems, ...parsed.warnings] };
};

let memory: { readonly key: string; readonly known: PlaneText } | undefined;
let lastPlayed: PlayedGame | undefined;

/** The text of a document after reading; cached until another document is read. */
export const knownPlane = (doc: Doc): PlaneText => {
	const text = textOf(doc);
	const key = `${dialectOf(doc.ruleset)} ${text}`;
	if (memory?.key === key) return memory.known;
	const known = readIcn(text, dialectOf(doc.ruleset), lastPlayed);
	memory = { key, known };
	if (known.game !== undefined && known.positions !== undefined) lastPlayed = { game: known.game, positions: known.positions };
	return known;
};
