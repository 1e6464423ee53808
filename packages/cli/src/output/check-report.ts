import type { Unusable } from '@x/jobs/errors';
import type { CheckTotals } from '../check/check-file.js';
import type { Fault } from '../check/fault.js';
import { faultText } from './fault-text.js';
import { faultRecord, jsonLine } from './json-lines.js';
import { type Painter, painter } from './painter.js';
import type { Terminal } from './terminal.js';
import { counted, listed } from './words.js';

/** How faults are shown. */
export interface ReportOptions {
	readonly json: boolean;
	readonly quiet: boolean;
	/** Whether warnings are left out. */
	readonly errors: boolean;
	readonly 'error-on-warnings': boolean;
}

/** Prints the faults of files and their sum. */
export class CheckReport {
	private readonly terminal: Terminal;
	private readonly options: ReportOptions;
	private readonly paint: Painter;
	private lines: string[] = [];
	private totals = { files: 0, games: 0, errors: 0, warnings: 0, fixable: 0, fixed: 0 };

	constructor(terminal: Terminal, options: ReportOptions) {
		this.terminal = terminal;
		this.options = options;
		this.paint = painter(terminal.color);
	}

	/** Whether faults wait for being printed. */
	get waiting(): boolean {
		return this.lines.length > 0;
	}

	/** Whether there are faults that count. */
	get failed(): boolean {
		const { errors, warnings } = this.totals;
		return errors > 0 || (this.options['error-on-warnings'] && warnings > 0);
	}

	add(fault: Fault): void {
		const { totals, options } = this;
		if (fault.severity === 'warning' && options.errors) return;
		if (fault.severity === 'error') totals.errors++;
		else totals.warnings++;
		if (fault.repair !== undefined) totals.fixable++;
		if (!options.quiet) this.lines.push(options.json ? jsonLine(faultRecord(fault)) : `${faultText(fault, this.paint)}\n`);
	}

	/** Counts a file. */
	count({ games, repaired }: CheckTotals): void {
		this.totals.files++;
		this.totals.games += games;
		this.totals.fixed += repaired;
	}

	/** Reports a file that cannot be checked. */
	fail({ message, hint }: Unusable): void {
		this.terminal.note(
			`${this.paint('red', 'error')}: ${message}\n${hint === undefined ? '' : `${this.paint('cyan', 'hint')}: ${hint}\n`}`,
		);
	}

	/** Prints the faults that wait. */
	async flush(): Promise<void> {
		const text = this.lines.join('');
		this.lines = [];
		if (text !== '') await this.terminal.write(text);
	}

	/** Prints the summary. */
	async end(): Promise<void> {
		await this.flush();
		const { totals } = this;
		if (totals.files === 0) return;
		await this.terminal.write(this.options.json ? jsonLine({ type: 'check-summary', ...totals }) : `${this.summary()}\n`);
	}

	private summary(): string {
		const { files, games, errors, warnings, fixable, fixed } = this.totals;
		const place = `in ${counted(files, 'file')}${games > 0 ? ` with ${counted(games, 'game')}` : ''}`;
		const repaired = fixed > 0 ? `Repaired ${counted(fixed, 'fault')} ${place}. ` : '';
		const parts = [...(errors > 0 ? [counted(errors, 'error')] : []), ...(warnings > 0 ? [counted(warnings, 'warning')] : [])];
		if (parts.length === 0) return `${repaired}${this.paint('green', fixed > 0 ? 'No faults are left.' : `No faults ${place}.`)}`;
		const found = `${fixed > 0 ? 'Left' : 'Found'} ${listed(parts)}${fixed > 0 ? '' : ` ${place}`}.`;
		const advice = fixable > 0 ? ` \`--fix\` repairs ${fixable === errors + warnings && fixable > 1 ? 'all of them' : fixable}.` : '';
		return `${repaired}${this.paint(errors > 0 ? 'red' : 'yellow', found)}${advice}`;
	}
}
