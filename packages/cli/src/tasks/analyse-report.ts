import type { SideSummary } from '../analysis/summary.js';
import { EXIT, type ExitCode } from '../output/exit-code.js';
import type { Terminal } from '../output/terminal.js';
import { textTable } from '../output/text-table.js';
import { GrowingFile } from '../output/write-file.js';
import type { AnalysedGame, AnalysePlan, AnalyseResult } from './analyse-plan.js';

/** A row of the summary. */
const rowOf = (
	game: string,
	{ side, name = side, turns, accuracy, loss, inaccuracies, mistakes, blunders }: SideSummary,
): readonly string[] => [
	game,
	name,
	String(turns),
	accuracy === undefined ? '–' : `${accuracy.toFixed(1)} %`,
	loss === undefined ? '–' : loss.toFixed(1),
	...[inaccuracies, mistakes, blunders].map(String),
];

const HEAD = ['game', 'player', 'turns', 'accuracy', 'loss', '?!', '?', '??'];

/** Writes annotated games, and gathers how the sides played. */
class AnalysisReport {
	readonly #plan: AnalysePlan;
	readonly #terminal: Terminal;
	readonly #file: GrowingFile | undefined;
	readonly #rows: (readonly string[])[] = [];
	/** File → its games so far. */
	readonly #counts = new Map<number, number>();
	#written = 0;
	#notes = 0;

	constructor(plan: AnalysePlan, terminal: Terminal) {
		this.#plan = plan;
		this.#terminal = terminal;
		this.#file = plan.output === undefined ? undefined : new GrowingFile(plan.output, plan.output);
	}

	async add({ file, games }: AnalyseResult): Promise<void> {
		const { name } = this.#plan.files[file]!;
		for (const game of games) {
			const number = (this.#counts.get(file) ?? 0) + 1;
			this.#counts.set(file, number);
			await this.#game(game, this.#plan.files.length === 1 ? String(number) : `${name}:${number}`, { file: name, game: number });
		}
	}

	async #game({ pgn, sides, note }: AnalysedGame, label: string, place: object): Promise<void> {
		if (note !== undefined) {
			this.#notes++;
			this.#terminal.note(`Game ${label}: ${note}\n`);
		}
		if (pgn !== undefined) await this.#text(`${this.#written++ > 0 ? '\n' : ''}${pgn.trimEnd()}\n`);
		for (const side of sides) this.#rows.push(rowOf(label, side));
		if (this.#plan.json) await this.#terminal.write(`${JSON.stringify({ type: 'analysis', ...place, sides })}\n`);
	}

	async #text(pgn: string): Promise<void> {
		if (this.#file !== undefined) this.#file.write(pgn);
		else if (!this.#plan.json) await this.#terminal.write(pgn);
	}

	/** The summary: it goes where the games do not. */
	async end(): Promise<ExitCode> {
		if (!this.#plan.json && this.#rows.length > 0) {
			const table = textTable(HEAD, this.#rows);
			if (this.#file !== undefined) await this.#terminal.write(table);
			else this.#terminal.note(table);
		}
		return this.#notes > 0 ? EXIT.faults : EXIT.fine;
	}

	close(): void {
		this.#file?.close();
	}
}

export const report = async (plan: AnalysePlan, results: AsyncIterable<AnalyseResult>, terminal: Terminal): Promise<ExitCode> => {
	const shown = new AnalysisReport(plan, terminal);
	try {
		for await (const result of results) await shown.add(result);
		return await shown.end();
	} finally {
		shown.close();
	}
};
