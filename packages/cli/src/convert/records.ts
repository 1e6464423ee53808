import type { Game } from '@x/core';
import { type Diagnostic, isNotationError } from '@x/diagnostics';
import type { Dialect, KifGame } from '@x/kif';
import { recordRules } from '../game/record-rules.js';
import { allOf } from '../input/input-file.js';
import type { Notation, Notations, Reader, Writer } from './notation.js';

/** A game of shogi as its files have it, and its rules. */
export interface RecordedGame {
	readonly game: KifGame;
	readonly rules: Game;
}

/** The losses of a game as sentences, each with the path of its part. */
export const lossesOf = (lost: readonly Diagnostic[]): readonly string[] =>
	lost.map(({ message, data }) => `${String(data?.path)}: ${message}`);

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** Reads the games of a file in its encoding. `dialect`: KIF if another format is not seen. */
const read = (dialect: Dialect): Reader<RecordedGame> =>
	async function* (bytes, context) {
		const [{ decode, detect, safeParse }, { complete, safePlay }] = await Promise.all([import('@x/kif'), import('@x/kif/play')]);
		const { text } = decode(await allOf(bytes));
		const result = safeParse(text, { dialect: dialect === 'kif' ? (detect(text) ?? dialect) : dialect });
		if (!result.ok) {
			yield { piece: { text, line: 1 }, problems: result.problems };
			return;
		}
		for (const { span, dialect: _, ...game } of result.value) {
			const rules = await recordRules(game, await context.game());
			const played = safePlay(game, rules);
			// The places of the problems are those of the file.
			if (!played.ok) yield { piece: { text, line: 1 }, problems: played.problems };
			else yield { piece: { text, line: lineAt(text, span.from) }, value: { game: complete(game, rules), rules }, lost: [] };
		}
	};

const write =
	(dialect: Dialect): Writer<RecordedGame> =>
	async ({ game }) => {
		const { reduce, stringify } = await import('@x/kif');
		const { value, lost } = reduce(game, dialect);
		try {
			return { text: stringify(value, { dialect }).trimEnd(), lost: lossesOf(lost) };
		} catch (error) {
			if (!isNotationError(error)) throw error;
			return { text: undefined, lost: lossesOf([...lost, ...error.problems]) };
		}
	};

const record = (dialect: Dialect, title: string): Notation<RecordedGame> => ({ title, read: read(dialect), write: write(dialect) });

export const RECORDS: Notations<RecordedGame> = {
	kif: record('kif', 'KIF, files of shogi; KI2, CSA and JSON Kifu Format are read, too'),
	ki2: record('ki2', 'KI2: files of shogi without origins'),
	csa: record('csa', 'CSA: files of shogi of the Computer Shogi Association'),
	jkf: record('jkf', 'JSON Kifu Format'),
};
