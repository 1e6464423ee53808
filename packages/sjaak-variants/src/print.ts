import type { Entry, Generator, Key, Layout, Line, Ref, Rule, Square, Values, Vector, ZonePair } from './syntax.js';
import { squareName } from './words.js';

const one = ({ file, rank }: Square): string => squareName(file, rank);
const list = (squares: readonly Square[]): string => squares.map(one).join(',');
const vector = ([x, y]: Vector): string => `(${x},${y})`;
const vectors = (all: readonly Vector[]): string => all.map(vector).join('|');
const grouped = (all: readonly Vector[]): string => (all.length > 1 ? `(${vectors(all)})` : vectors(all));
const pair = ({ white, black }: ZonePair): string => `${white.name}, ${black.name}`;
const choices = (refs: readonly Ref[]): string => `"${refs.map(({ name }) => name).join('')}"`;

/**
 * Writes a generator in a form that both the engine and a strict reader accept.
 *
 * @example
 * printGenerator({ type: 'leap', vectors: [[1, 0]], second: [[1, 1]], mask: [[1, 2]] }) // 'leap (1,0)+(1,1)&(1,2)'
 */
export function printGenerator(generator: Generator): string {
	switch (generator.type) {
		case 'none':
			return 'none';
		case 'slide':
		case 'hop':
			return `${generator.type} (${generator.axes.join(',')})`;
		case 'step':
			return `step ${generator.steps.map(({ direction, count }) => `${count === 1 ? '' : count}${direction}`).join(',')}`;
		case 'aleap':
		case 'ride':
			return `${generator.type} ${vectors(generator.vectors)}`;
		case 'leap': {
			const { vectors: first, second, mask } = generator;
			if (second === undefined) return `leap ${mask === undefined ? vectors(first) : `${grouped(first)}&${grouped(mask)}`}`;
			return `leap ${grouped(first)}+${grouped(second)}${mask === undefined ? '' : `&${grouped(mask)}`}`;
		}
	}
}

const rule = (value: Rule): string => {
	if (value.rule === 'movecountdraw') return `movecountdraw = ${'count' in value ? value.count : 0}`;
	if (!('score' in value)) return value.rule;
	return `${value.rule}${'count' in value && value.count !== undefined ? value.count : ''} = ${value.score}`;
};

const PRINTERS: { readonly [K in Key]: (value: Values[K]) => string } = {
	Variant: (name) => name,
	Board: ({ files, ranks }) => `${files}x${ranks}`,
	FEN: ({ name }) => `"${name}"`,
	'XBoard pieces': ({ name }) => `"${name}"`,
	'XBoard parent': ({ name }) => `"${name}"`,
	Zone: ({ zone, squares }) => `${zone.name} = ${list(squares)}`,
	Exclude: list,
	WhiteFlag: list,
	BlackFlag: list,
	Rule: (rules) => rules.map(rule).join(', '),
	Piece: (name) => name,
	Move: printGenerator,
	Capture: printGenerator,
	Initial: printGenerator,
	Special: (value) => `${pair(value)}, ${printGenerator(value.generator)}`,
	Castle: ({ side, from, to, partner }) => `${side} ${one(from)}-${list(to)} with ${one(partner)}`,
	Symbol: ({ san, white, black }) => `"${san}", "${white},${black ?? white.toLowerCase()}"`,
	Prison: pair,
	Block: pair,
	'Drop zone': pair,
	Promotion: (value) => `${pair(value)}, ${choices(value.choices)}`,
	'Optional promotion': (value) => `${pair(value)}${value.choices === undefined ? '' : `, ${choices(value.choices)}`}`,
	'Entry promotion': pair,
	Demotion: ({ name }) => `"${name}"`,
	'Allowed victims': (refs) => `"${refs.map(({ name }) => name).join(',')}"`,
	Flags: (flags) => flags.map(({ name }) => name).join(','),
	Value: String,
	Max: ({ white, black }) => (white === black ? `${white}` : `${white},${black}`),
};

const comment = ({ tail }: Layout): string => tail.trim();

/**
 * Writes a line in the portable core of the language: the key in the first column, without blanks that the engine misreads. Comments are
 * kept.
 */
export function printLine(line: Line): string {
	if (line.key === 'blank' || line.key === 'unknown') {
		const { lead, name, gap, text, tail } = line.layout;
		// A line that cannot be read is kept as a comment.
		return line.key === 'blank' ? tail.trim() : `# ${`${lead}${name}${gap}${text}${tail}`.trim()}`;
	}
	const tail = line.layout === undefined ? '' : comment(line.layout);
	if (line.value === undefined)
		return line.layout === undefined ? '' : `# ${line.layout.name}${line.layout.gap}${line.layout.text}${tail === '' ? '' : ` ${tail}`}`;
	return `${printEntry(line)}${tail === '' ? '' : ` ${tail}`}`;
}

const printEntry = <K extends Key>(entry: Entry<K>): string => {
	const value = PRINTERS[entry.key as K](entry.value as Values[K]);
	// Several rules are written in separate lines if one of them has a score.
	if (entry.key === 'Rule' && value.includes('='))
		return value
			.split(', ')
			.map((text) => `Rule: ${text}`)
			.join('\n');
	return `${entry.key}: ${value}`;
};
