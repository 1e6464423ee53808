import { quote } from '@x/diagnostics';
import { Unusable } from '@x/jobs/errors';
import { choice, flag, text } from '../arguments/options.js';
import { LineMap } from '../check/line-map.js';
import type { ReadValue, Unread, WrittenText } from '../convert/notation.js';
import { type Conversion, conversion, gameWriter, SOURCES, TARGETS, targetsOf, titleOf } from '../convert/pairs.js';
import { readGameArgument } from '../game/game-argument.js';
import { type InputFile, openInput } from '../input/input-file.js';
import { textKindOf } from '../input/text-kind.js';
import { EXIT, type ExitCode } from '../output/exit-code.js';
import { faultText } from '../output/fault-text.js';
import { jsonLine } from '../output/json-lines.js';
import { type Painter, painter } from '../output/painter.js';
import { Progress } from '../output/progress.js';
import type { Terminal } from '../output/terminal.js';
import { listed } from '../output/words.js';
import { type Command, defineCommand, filesOf } from './command.js';

/** Where the source of a result is. */
interface ResultPlace {
	readonly file: string;
	readonly line: number;
	readonly name?: string | undefined;
}

/** Prints the results of one run. */
class ConversionReport {
	failed = false;
	lossy = false;
	private readonly terminal: Terminal;
	private readonly json: boolean;
	private readonly paint: Painter;
	private lines: string[] = [];

	constructor(terminal: Terminal, json: boolean) {
		this.terminal = terminal;
		this.json = json;
		this.paint = painter(terminal.color);
	}

	/** Reports one result. `name`: that of one of several games in the file. */
	async written({ text: result, lost }: WrittenText, { file, line, name }: ResultPlace): Promise<void> {
		if (result === undefined) this.failed = true;
		if (lost.length > 0) this.lossy = true;
		if (this.json) {
			const optional = { ...(name === undefined ? {} : { name }), ...(result === undefined ? {} : { text: result }) };
			this.lines.push(jsonLine({ type: 'conversion', file, line, ...optional, lost }));
		} else {
			if (result !== undefined) this.lines.push(`${result}\n`);
			const [color, word] = result === undefined ? (['red', 'error'] as const) : (['yellow', 'lost'] as const);
			const head = `${this.paint('bold', `${file}:${line}`)}: ${this.paint(color, word)}: ${name === undefined ? '' : `${name}: `}`;
			for (const message of lost) this.terminal.note(`${head}${message}\n`);
		}
		if (this.lines.length >= MOST_LINES) await this.flush();
	}

	/** Reports a text that cannot be read. */
	unread({ piece, problems }: Unread, file: string): void {
		this.failed = true;
		const map = new LineMap(piece.text, piece.line);
		for (const { span, code, severity, message, hint } of problems) {
			const place = map.place(span.from);
			const fault = { severity, code, message, ...(hint === undefined ? {} : { hint }) };
			if (this.json) this.lines.push(jsonLine({ type: 'unread', file, ...place, ...fault }));
			else this.terminal.note(faultText({ file, start: place, ...fault, excerpt: map.excerpt(span.from, span.to) }, this.paint));
		}
	}

	async flush(): Promise<void> {
		const all = this.lines.join('');
		this.lines = [];
		if (all !== '') await this.terminal.write(all);
	}
}

const MOST_LINES = 1000;

const convertOne = async (found: ReadValue<unknown>, { bridge, write }: Conversion): Promise<WrittenText> => {
	const bridged = bridge === undefined ? { value: found.value, lost: [] } : await bridge(found.value as never);
	if (!('value' in bridged)) return { text: undefined, lost: [...found.lost, ...bridged.lost] };
	const { text: result, lost } = await write(bridged.value);
	return { text: result, lost: [...new Set([...found.lost, ...bridged.lost, ...lost])] };
};

interface ConvertOptions {
	readonly from: string | undefined;
	readonly to: string;
	readonly game: string | undefined;
}

const wayOf = async (input: InputFile, { from, to }: ConvertOptions): Promise<Conversion> => {
	const source = from ?? (await textKindOf(input.name, input.head));
	if (source === undefined)
		throw new Unusable(`x cannot tell what notation ${input.name} is in.`, `Name it: --from NOTATION, one of ${SOURCES.join(', ')}.`);
	const way = conversion(source, to);
	if (way !== undefined) return way;
	throw new Unusable(
		`Expected a target for ${source}, one of ${listed(targetsOf(source))}, found ${quote(to)}.`,
		'`x convert --list` shows all pairs.',
	);
};

const convertFile = async (name: string, options: ConvertOptions, report: ConversionReport, terminal: Terminal): Promise<void> => {
	const input = await openInput(name, terminal);
	const way = await wayOf(input, options);
	const progress = new Progress(terminal, { label: input.name, unit: 'B', total: input.size });
	const game = async (): Promise<import('@x/core').Game> => {
		const [{ source }, { gameOf }] = await Promise.all([
			readGameArgument(options.game ?? 'chess', terminal),
			import('../game/playable.js'),
		]);
		return gameOf(source);
	};
	for await (const found of way.read(
		input.bytes((bytes) => progress.update(bytes)),
		{ game },
	)) {
		terminal.signal.throwIfAborted();
		if ('problems' in found) report.unread(found, input.name);
		else await report.written(await convertOne(found, way), { file: input.name, line: found.piece.line, name: found.name });
	}
	progress.clear();
	await report.flush();
};

/** Writes the rules or the start of a game. */
const convertGame = async (argument: string, to: string, report: ConversionReport, terminal: Terminal): Promise<void> => {
	const write = gameWriter(to);
	if (write === undefined) throw new Unusable(`Expected a notation of rules or positions for a game, found ${quote(to)}.`);
	const named = await readGameArgument(argument, terminal);
	const [{ definitionOf }, { gameOf, startOf }] = await Promise.all([import('../game/game-definition.js'), import('../game/playable.js')]);
	const written = await write(await definitionOf(named.source), async () => startOf(await gameOf(named.source), named));
	await report.written(written, { file: argument, line: 1 });
	await report.flush();
};

/** Notations with the same targets, and these targets. */
const groupedPairs = (): readonly (readonly [targets: string, sources: readonly string[]])[] => {
	const groups = new Map<string, string[]>();
	for (const from of SOURCES) {
		const targets = targetsOf(from).join(', ');
		groups.set(targets, [...(groups.get(targets) ?? []), from]);
	}
	return [...groups];
};

const listPairs = async (json: boolean, terminal: Terminal): Promise<void> => {
	if (json) {
		await terminal.write(SOURCES.flatMap((from) => targetsOf(from).map((to) => jsonLine({ type: 'pair', from, to }))).join(''));
		return;
	}
	const names = [...new Set([...SOURCES, ...TARGETS])];
	const width = Math.max(...names.map(({ length }) => length));
	const rows = groupedPairs().map(([targets, sources]) => `from ${sources.join(', ')}\n  to ${targets}\n\n`);
	await terminal.write([...rows, ...names.map((name) => `${name.padEnd(width)}  ${titleOf(name)}\n`)].join(''));
};

export const command: Command = defineCommand({
	arguments: [
		{
			name: 'FILE',
			summary:
				'The files to convert; - is the standard input. Without it, the rules or the start of --game are written, or the standard input is read.',
			optional: true,
			repeated: true,
		},
	],
	options: {
		from: choice('NOTATION', SOURCES, `The notation of the files, if their names and contents do not show it: ${SOURCES.join(', ')}.`),
		to: choice('NOTATION', TARGETS, `The notation to write: ${TARGETS.join(', ')}.`),
		game: text('GAME', 'The game of positions; chess by default.'),
		list: flag('List all pairs of notations.'),
		strict: flag('Exit with 1 if anything is lost.'),
		json: flag('Print JSON lines: a record for each result, with its losses.'),
	},
	notes: ['Results go to the standard output; parts that the target cannot say are listed on the standard error.'],
	examples: [
		'--to fen games.pgn',
		'--from fen --to feen positions.txt',
		'--game shogi --to variants.txt',
		'--from xbetza --to mbn - < pieces.txt',
	],
	run: async ({ arguments: files, options }, terminal) => {
		const { from, to, game, list, strict, json } = options;
		if (list) {
			await listPairs(json, terminal);
			return EXIT.fine;
		}
		if (to === undefined) throw new Unusable('Expected a notation to write: --to NOTATION.', '`x convert --list` shows all pairs.');
		const report = new ConversionReport(terminal, json);
		if (files.length === 0 && game !== undefined) await convertGame(game, to, report, terminal);
		else for (const name of filesOf(files, terminal)) await convertFile(name, { from, to, game }, report, terminal);
		const code: ExitCode = report.failed || (strict && report.lossy) ? EXIT.faults : EXIT.fine;
		return code;
	},
});
