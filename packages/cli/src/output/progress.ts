import type { Terminal } from './terminal.js';

/** The shortest time between two pictures of the bar, in milliseconds. */
const INTERVAL = 100;
const WIDTH = 24;

const UNITS = [
	[1e9, 'G'],
	[1e6, 'M'],
	[1e3, 'k'],
] as const;

const short = (value: number): string => {
	const [size, letter] = UNITS.find(([least]) => value >= least) ?? [1, ''];
	const shown = value / size;
	return `${shown >= 100 || size === 1 ? Math.round(shown) : shown.toFixed(1)} ${letter}`;
};

const clock = (seconds: number): string => {
	const whole = Math.round(seconds);
	const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60].map((part) => String(part).padStart(2, '0'));
	return (parts[0] === '00' ? parts.slice(1) : parts).join(':');
};

/** A progress bar with rate and time left, on a terminal only. */
export class Progress {
	private readonly terminal: Terminal;
	private readonly label: string;
	private readonly total: number | undefined;
	private readonly unit: string;
	private readonly began: number = performance.now();
	private shown = 0;

	constructor(terminal: Terminal, options: { readonly label: string; readonly unit: string; readonly total?: number | undefined }) {
		this.terminal = terminal;
		this.label = options.label;
		this.total = options.total;
		this.unit = options.unit;
	}

	/** Shows how much is done. */
	update(done: number): void {
		const now = performance.now();
		if (!this.terminal.interactive || now - this.shown < INTERVAL) return;
		this.shown = now;
		const rate = done / Math.max(0.001, (now - this.began) / 1000);
		const counts = `${short(done)}${this.unit}, ${short(rate)}${this.unit}/s`;
		this.line(
			this.total === undefined ? `${this.label} ${counts}` : `${this.label} ${bar(done / this.total)} ${counts}${this.left(done, rate)}`,
		);
	}

	/** Removes the bar, so that other text can be written. */
	clear(): void {
		if (this.shown > 0) this.terminal.note('\r\u001b[K');
	}

	private left(done: number, rate: number): string {
		return rate > 0 ? `, ${clock(Math.max(0, this.total! - done) / rate)} left` : '';
	}

	private line(text: string): void {
		this.terminal.note(`\r${text.slice(0, this.terminal.columns - 1)}\u001b[K`);
	}
}

const bar = (share: number): string => {
	const full = Math.round(Math.min(1, share) * WIDTH);
	return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.floor(Math.min(1, share) * 100)} %`;
};
