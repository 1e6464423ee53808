import type { Game, GameDefinition } from '@x/core';
import { type Diagnostic, isNotationError, isRulesetError, type Problem, type Result, type Span } from '@x/diagnostics';
import { recordRules } from '../game/record-rules.js';
import type { TextKind } from '../input/text-kind.js';

/** Finds the faults of a text. The spans are of the text. */
export type TextChecker = (text: string) => Promise<readonly Diagnostic[]>;

const problemsOf = <T>(result: Result<T>): readonly Diagnostic[] => (result.ok ? result.warnings : result.problems);

const shifted = (problem: Diagnostic, by: number): Diagnostic => {
	const { span, data } = problem;
	const fix = data?.fix as (Span & { readonly text: string }) | undefined;
	return {
		...problem,
		span: { from: span.from + by, to: span.to + by },
		...(fix === undefined ? {} : { data: { ...data, fix: { ...fix, from: fix.from + by, to: fix.to + by } } }),
	};
};

/** Checks each line that is neither empty nor a comment. */
const eachLine =
	(check: (line: string) => readonly Diagnostic[]): TextChecker =>
	async (text) => {
		const found: Diagnostic[] = [];
		for (let from = 0; from < text.length; ) {
			const newline = text.indexOf('\n', from);
			const end = newline < 0 ? text.length : newline;
			const line = text.slice(from, text[end - 1] === '\r' ? end - 1 : end);
			if (line.trim() !== '' && !line.startsWith('#')) for (const problem of check(line)) found.push(shifted(problem, from));
			from = end + 1;
		}
		return found;
	};

/** The faults of rules that can be read but not played. */
const faultsOfPlay = (play: () => unknown, place: (problem: Problem & { readonly span?: Span }) => Span): readonly Diagnostic[] => {
	try {
		play();
		return [];
	} catch (error) {
		if (!isNotationError(error) && !isRulesetError(error)) throw error;
		const all = (error.problems as readonly (Problem & { readonly span?: Span })[]).map(
			(one): Diagnostic => ({ ...one, span: place(one) }),
		);
		// Several pieces may have the same fault.
		return [...new Map(all.map((one) => [`${one.code} ${one.message} ${one.span.from}`, one])).values()];
	}
};

/**
 * Warnings of `lint` that the author of a text cannot use: a notation has no other form of a kind that would be faster, and zones come with the
 * board.
 */
const NOT_FOR_AUTHORS = ['rules/path-program', 'rules/literal', 'rules/unused-zone'];
/** Notations that warn of unused pieces themselves, at their places. */
const PIECES_ARE_CHECKED = [...NOT_FOR_AUTHORS, 'rules/unused-kind'];

/** The faults of rules that can be read, or warnings about probable mistakes in rules that can be played. All of them are at one place: no text has a place for each part. */
const faultsOfRules = async (
	define: () => GameDefinition,
	place: (problem: Problem & { readonly span?: Span }) => Span,
	left: readonly string[] = NOT_FOR_AUTHORS,
): Promise<readonly Diagnostic[]> => {
	const { compile, lint } = await import('@x/core/compile');
	let warnings: ReturnType<typeof lint> = [];
	const faults = faultsOfPlay(() => {
		const definition = define();
		compile(definition);
		warnings = lint(definition);
	}, place);
	return [
		...faults,
		...warnings.flatMap((warning): readonly Diagnostic[] => {
			const { path: _, ...one } = warning;
			return left.includes(one.code) ? [] : [{ ...one, span: place(warning) }];
		}),
	];
};

const variantsText = async (): Promise<TextChecker> => {
	const [{ safeParse }, { toGame }] = await Promise.all([import('@x/sjaak-variants'), import('@x/sjaak-variants/rules')]);
	return async (text) => {
		const read = safeParse(text);
		if (!read.ok) return read.problems;
		const found = read.value.variants.map((variant) => {
			const at = variant.lines.find(({ key }) => key === 'Variant')?.layout;
			const whole = { from: at?.at ?? 0, to: (at?.at ?? 0) + (at?.text.length ?? 0) };
			return faultsOfRules(
				() => toGame(variant),
				({ span = whole }) => span,
				PIECES_ARE_CHECKED,
			);
		});
		return [...read.warnings, ...(await Promise.all(found)).flat()];
	};
};

const firstLine = (text: string): Span => ({ from: 0, to: /^[^\n]*/.exec(text)![0].length });

const variantsIni = async (): Promise<TextChecker> => {
	const [{ safeParse }, { safeToGame }] = await Promise.all([import('@x/variants-ini'), import('@x/variants-ini/rules')]);
	return async (text) => {
		const read = safeParse(text);
		if (!read.ok) return read.problems;
		const found = read.value.sections.map(async ({ name, layout }): Promise<readonly Diagnostic[]> => {
			const made = safeToGame(read.value, { section: name });
			if (!made.ok) return made.problems;
			const ofRules = await faultsOfRules(
				() => made.value,
				() => layout?.span ?? firstLine(text),
				// Pieces that are not used are those of the parent.
				PIECES_ARE_CHECKED,
			);
			return [...made.warnings, ...ofRules];
		});
		return [...read.warnings, ...(await Promise.all(found)).flat()];
	};
};

/** The spans of the moves of an ICN text, in order. */
const icnMoves = (text: string): readonly Span[] =>
	[...text.matchAll(/\{[^}]*\}|(-?\d+,-?\d+)[^\S\n]*[>x][^\S\n]*(?:[A-Za-z]*)(-?\d+,-?\d+)[^\s|{]*/g)].flatMap(
		({ 0: whole, 1: from, index }) => (from === undefined ? [] : [{ from: index, to: index + whole.length }]),
	);

const icn = async (): Promise<TextChecker> => {
	const [{ safeParse }, { replay }] = await Promise.all([import('@x/icn'), import('@x/icn/play')]);
	return async (text) => {
		const read = safeParse(text, { dialect: 'auto' });
		if (!read.ok) return read.problems;
		const moves = icnMoves(text);
		const illegal = faultsOfPlay(
			() => replay(read.value),
			({ data }) => moves[typeof data?.ply === 'number' ? data.ply - 1 : -1] ?? { from: 0, to: Math.min(1, text.length) },
		);
		return [...read.warnings, ...illegal];
	};
};

const fbr = async (): Promise<TextChecker> => {
	const [{ safeParse }, { toGame }] = await Promise.all([import('@x/fbr'), import('@x/fbr/game')]);
	return async (text) => {
		const read = safeParse(text);
		if (!read.ok) return read.problems;
		const { value, warnings } = read;
		// Pieces and rules without a board are a definition, but not a game.
		if (value.board === undefined || value.start === undefined) return warnings;
		const start = Math.max(0, text.indexOf(value.start));
		const unplayable = await faultsOfRules(
			() => toGame(value),
			({ code, span }) => {
				if (code === 'fbr/start' && span !== undefined) return { from: span.from + start, to: span.to + start };
				return span === undefined || span.to === 0 ? firstLine(text) : span;
			},
		);
		return [...warnings, ...unplayable];
	};
};

const diagram = async (): Promise<TextChecker> => {
	const [{ diagramToFbr, safeParseDiagram }, { toGame }] = await Promise.all([import('@x/fbr/diagram'), import('@x/fbr/game')]);
	return async (text) => {
		const read = safeParseDiagram(text);
		if (!read.ok) return read.problems;
		const { value, lost } = diagramToFbr(read.value);
		const losses = lost.map((one): Diagnostic => ({ ...one, span: one.span ?? firstLine(text) }));
		const ofRules = await faultsOfRules(
			() => toGame(value),
			() => firstLine(text),
			PIECES_ARE_CHECKED,
		);
		return [...read.warnings, ...losses, ...ofRules];
	};
};

const epd = async (makeGame: () => Promise<Game>): Promise<TextChecker> => {
	const [{ safeResolve }, game] = await Promise.all([import('@x/pgn/epd'), makeGame()]);
	return eachLine((line) => problemsOf(safeResolve(line, game)));
};

/** A game for boards of a size, files before ranks. */
const GAMES_BY_SIZE: Readonly<Record<string, string>> = {
	'8x8': 'chess',
	'9x9': 'shogi',
	'9x10': 'xiangqi',
	'5x5': 'minishogi',
	'10x8': 'capablanca',
};

/** The files and ranks of a board in FEN whose ranks are equally long. */
const sizeOf = (board: string): readonly [files: number, ranks: number] | undefined => {
	const lengths = board
		.replace(/\[.*/, '')
		.split('/')
		.map((rank) => (rank.match(/\d+|[^\d+~]/g) ?? []).reduce((sum, token) => sum + (/\d/.test(token) ? Number(token) : 1), 0));
	return lengths.length > 1 && new Set(lengths).size === 1 ? [lengths[0]!, lengths.length] : undefined;
};

/** The fault of a position that is of another game, in place of all that follow from it. */
const wrongBoard = (line: string, game: Game, problems: readonly Diagnostic[]): Diagnostic | undefined => {
	const [width, height] = game.ruleset.space.axes.map(({ extent: [from, to] }) => Number(to) - Number(from) + 1);
	const first = problems.find(({ severity, code }) => severity === 'error' && /rank/.test(code));
	const from = line.search(/\S/);
	const [board = ''] = line.trim().split(/\s/, 1);
	const found = first && sizeOf(board);
	if (found === undefined || found[0] === width || game.ruleset.space.axes.length !== 2) return undefined;
	return {
		code: first!.code,
		severity: 'error',
		message: `Expected ${height} ranks of ${width} files for ${game.title ?? 'this game'}, found ${found[1]} of ${found[0]}.`,
		hint: `Name the game: --game ${GAMES_BY_SIZE[found.join('x')] ?? 'GAME'}.`,
		span: { from, to: from + board.length },
	};
};

const fen = async (makeGame: () => Promise<Game>): Promise<TextChecker> => {
	const [{ dialectsOf }, { readPosition }, game] = await Promise.all([
		import('@x/fen/dialects'),
		import('../game/playable.js'),
		makeGame(),
	]);
	const dialects = dialectsOf(game);
	return (text) => {
		// Positions of another game have the same fault in every line.
		let told = false;
		return eachLine((line) => {
			const { problems } = readPosition(line, game, dialects);
			const wrong = wrongBoard(line, game, problems);
			if (wrong === undefined) return problems;
			const shown = told ? [] : [wrong];
			told = true;
			return shown;
		})(text);
	};
};

const feen = async (): Promise<TextChecker> => {
	const { safeParse } = await import('@x/feen');
	return eachLine((line) => problemsOf(safeParse(line)));
};

const mbn = async (): Promise<TextChecker> => {
	const { safeParse } = await import('@x/mbn');
	return async (text) => problemsOf(safeParse(text));
};

const kif = async (game: () => Promise<Game>): Promise<TextChecker> => {
	const [{ safeParse }, { safePlay }, wished] = await Promise.all([import('@x/kif'), import('@x/kif/play'), game()]);
	return async (text) => {
		const read = safeParse(text);
		if (!read.ok) return read.problems;
		const played = read.value.map(async (one) => problemsOf(safePlay(one, await recordRules(one, wished))));
		return [...read.warnings, ...(await Promise.all(played)).flat()];
	};
};

const wxf = async (): Promise<TextChecker> => {
	const [{ safeParse }, { safePlay }, { xiangqi }] = await Promise.all([
		import('@x/wxf'),
		import('@x/wxf/play'),
		import('@x/games/ready/xiangqi'),
	]);
	return async (text) => {
		const read = safeParse(text);
		if (!read.ok) return read.problems;
		return [...read.warnings, ...read.value.flatMap((game) => problemsOf(safePlay(game, xiangqi)))];
	};
};

const json = async (): Promise<TextChecker> => {
	const [{ placedIn, readJsonRules }, { checkRuleset }] = await Promise.all([import('../game/json-rules.js'), import('@x/core/build')]);
	return async (text) => {
		const read = readJsonRules(text);
		if (!read.ok) return read.problems;
		const { definition, spanAt } = read.value;
		const faults = checkRuleset(definition.rules);
		if (faults.length > 0) return placedIn(read.value, faults);
		return faultsOfRules(
			() => definition,
			(problem) => spanAt('path' in problem && typeof problem.path === 'string' ? problem.path : ''),
			[],
		);
	};
};

/** The kinds whose texts are lists of lines: each block of lines can be checked alone. */
export const LINE_KINDS: readonly TextKind[] = ['epd', 'fen', 'feen'];

/** The checker of a kind of texts, except PGN. `game`: the game of positions. */
export const textChecker = (kind: Exclude<TextKind, 'pgn'>, game: () => Promise<Game>): Promise<TextChecker> =>
	({ epd, fen, feen, icn, fbr, mbn, kif, wxf, json, diagram, 'variants.txt': variantsText, 'variants.ini': variantsIni })[kind](game);
