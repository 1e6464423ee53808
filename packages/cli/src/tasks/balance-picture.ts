import type { Balance } from './balance-report.js';
import type { Estimate } from './intervals.js';

const WIDTH = 720;
/** Where bars begin and end. */
const LEFT = 190;
const RIGHT = 620;
const ROW = 22;
const TITLE = 34;
const BINS = 40;
const HISTOGRAM = 120;

const escaped = (text: string): string =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const at = (value: number): string => String(Math.round(value * 10) / 10);

interface Row extends Estimate {
	readonly name: string;
	readonly text: string;
}

/** A part of the picture, and its height. */
interface Section {
	readonly height: number;
	readonly draw: (top: number) => string;
}

const titled = (title: string, top: number): string => `<text x="20" y="${top + 22}" class="title">${escaped(title)}</text>`;

/** Bars with their intervals. */
const bars = (title: string, rows: readonly Row[], most: number): Section => ({
	height: TITLE + rows.length * ROW,
	draw: (top) => {
		const x = (value: number): number => LEFT + ((RIGHT - LEFT) * Math.min(most, value)) / most;
		const lines = rows.map(({ name, text, value, from, to }, index) => {
			const y = top + TITLE + index * ROW;
			const middle = y + ROW / 2 - 2;
			return [
				`<text x="${LEFT - 10}" y="${middle + 4}" class="name">${escaped(name)}</text>`,
				`<rect x="${LEFT}" y="${y}" width="${at(x(value) - LEFT)}" height="${ROW - 5}" class="bar"/>`,
				`<path d="M${at(x(from))} ${middle}H${at(x(to))}M${at(x(from))} ${middle - 4}v8M${at(x(to))} ${middle - 4}v8" class="interval"/>`,
				`<text x="${RIGHT + 12}" y="${middle + 4}">${escaped(text)}</text>`,
			].join('');
		});
		return titled(title, top) + lines.join('\n');
	},
});

/** How many games have which length. */
const histogram = (title: string, counts: readonly (readonly [number, number])[]): Section => ({
	height: TITLE + HISTOGRAM + 24,
	draw: (top) => {
		const longest = Math.max(1, ...counts.map(([plies]) => plies));
		const size = Math.ceil((longest + 1) / BINS);
		const bins = new Array<number>(Math.ceil((longest + 1) / size)).fill(0);
		for (const [plies, count] of counts) bins[Math.floor(plies / size)]! += count;
		const most = Math.max(1, ...bins);
		const [bottom, width] = [top + TITLE + HISTOGRAM, (RIGHT - LEFT) / bins.length];
		const columns = bins.map((count, index) => {
			const height = (HISTOGRAM * count) / most;
			return `<rect x="${at(LEFT + index * width)}" y="${at(bottom - height)}" width="${at(Math.max(0.5, width - 1))}" height="${at(height)}" class="bar"/>`;
		});
		const axis = `<text x="${LEFT}" y="${bottom + 16}">0</text><text x="${RIGHT}" y="${bottom + 16}" class="name">${bins.length * size}</text>`;
		return titled(title, top) + columns.join('\n') + axis;
	},
});

const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;

/** The figures of a game as an SVG picture. */
export const balancePicture = ({ game, games, level, results, ends, lengths, length, branching, mobility }: Balance): string => {
	const shares = (list: Balance['results']): readonly Row[] => list.map((one) => ({ ...one, text: percent(one.value) }));
	const pieces = mobility.map((one) => ({ ...one, name: one.kind, text: one.value.toFixed(2) }));
	const counts = Object.entries(lengths).map(([plies, count]) => [Number(plies), count] as const);
	const sections = [
		bars('Results', shares(results), 1),
		bars('Ends', shares(ends), 1),
		histogram(`Length in plies: ${length.value.toFixed(1)} on average`, counts),
		bars(`Moves of a piece; ${branching.value.toFixed(1)} legal moves in a position`, pieces, Math.max(1, ...pieces.map(({ to }) => to))),
	];
	let top = 50;
	const drawn = sections.map(({ height, draw }) => {
		const part = draw(top);
		top += height + 16;
		return part;
	});
	const heading = `${game}: ${games} games, ${level} player`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${top}" width="${WIDTH}" height="${top}" role="img" aria-label="${escaped(heading)}">
<style>text{font:13px sans-serif;fill:#222}.title{font-weight:bold}.name{text-anchor:end}.bar{fill:#7a9cc6}.interval{stroke:#222;fill:none}</style>
<rect width="${WIDTH}" height="${top}" fill="#fff"/>
<text x="20" y="32" style="font-size:18px">${escaped(heading)}</text>
${drawn.join('\n')}
</svg>
`;
};
