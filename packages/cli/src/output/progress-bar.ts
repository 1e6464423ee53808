import type { Terminal } from './terminal.js';

const WIDTH = 24;
/** The bar is drawn at most this often. */
const PAUSE = 100;
const UNITS: readonly (readonly [number, string])[] = [
	[1e9, 'G'],
	[1e6, 'M'],
	[1e3, 'k'],
];

/** A number with a unit for thousands: `1.5 M`. */
export const short = (value: number): string => {
	const [size, letter] = UNITS.find(([least]) => value >= least) ?? [1, ''];
	const scaled = value / size;
	return `${scaled >= 100 || size === 1 ? Math.round(scaled) : scaled.toFixed(1)} ${letter}`.trimEnd();
};

/** Seconds as `1:05` or `2:00:05`. */
export const clock = (seconds: number): string => {
	const whole = Math.max(0, Math.round(seconds));
	const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
	const shown = parts[0] === 0 ? parts.slice(1) : parts;
	return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
};

/** The text of a bar: the share that is done, the rate, the time left. */
export const barText = (done: number, total: number, unit: string, seconds: number): string => {
	const share = total === 0 ? 1 : Math.min(1, done / total);
	const filled = Math.floor(share * WIDTH);
	const rate = seconds > 0 ? done / seconds : 0;
	const left = rate > 0 ? `, ${clock((total - done) / rate)} left` : '';
	return `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${Math.floor(share * 100)} %, ${short(rate)} ${unit}/s${left}`;
};

/** A progress bar on a terminal that a person watches; nothing elsewhere. */
export class ProgressBar {
	private readonly started = Date.now();
	private drawn = 0;
	private isShown = false;
	private readonly terminal: Terminal;
	private readonly total: number;
	private readonly unit: string;

	constructor(terminal: Terminal, total: number, unit: string) {
		this.terminal = terminal;
		this.total = total;
		this.unit = unit;
	}

	/** Shows how much is done. */
	update(done: number): void {
		const now = Date.now();
		if (!this.terminal.interactive || now - this.drawn < PAUSE) return;
		this.drawn = now;
		this.isShown = true;
		const text = barText(done, this.total, this.unit, (now - this.started) / 1000);
		this.terminal.note(`\r\u001b[K${text.slice(0, this.terminal.columns - 1)}`);
	}

	/** Removes the bar. It comes back with the next update. */
	clear(): void {
		if (this.isShown) this.terminal.note('\r\u001b[K');
		this.isShown = false;
	}
}
