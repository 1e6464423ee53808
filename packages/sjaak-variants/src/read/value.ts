import type { Report } from '../report.js';
import type { Key, Values } from '../syntax.js';
import { generator } from './generator.js';
import { castle, most, number, promotion, quotedOnly, special, symbol, victims } from './pieces.js';
import { flags, rules } from './rules.js';
import { cut, Scanner } from './scanner.js';
import { squares, zonePair } from './squares.js';

function board(scan: Scanner): Values['Board'] | undefined {
	const from = scan.at;
	const found = /^(\d{1,3})\s*[xX]\s*(\d{1,3})$/.exec(scan.text);
	const [, before = '', sign = '', after = ''] = /^(\d{1,3}\s*)(\*|·|by)(\s*\d{1,3})$/.exec(scan.text) ?? [];
	if (sign !== '') {
		const span = scan.span(before.trimEnd().length, scan.text.length - after.trimStart().length);
		scan.at = scan.text.length;
		return scan.error('board-size', span, `Expected "x" between files and ranks, found "${sign}".`, { hint: 'Write "x".', fix: 'x' });
	}
	scan.at = scan.text.length;
	if (found !== null) return { files: Number(found[1]), ranks: Number(found[2]) };
	return scan.error('board-size', scan.span(from), `Expected the size of a board, found "${cut(scan.text)}".`, {
		hint: 'Write files x ranks: 8x8.',
	});
}

function zone(scan: Scanner): Values['Zone'] | undefined {
	const from = scan.at;
	const name = scan.take(/[^=]+/y).trimEnd();
	const [, word = '', sign = ''] = /^([^\s,:=]+)(\s*:|\s)\s*[a-z]\d/.exec(scan.text) ?? [];
	if (sign !== '' && !scan.text.includes('='))
		return scan.error('zone-name', scan.span(word.length, word.length + sign.length), 'Expected "=" behind the name of the zone.', {
			hint: 'Write "=".',
			fix: sign.endsWith(':') ? ' =' : ' = ',
			engine: 'Crashes, or does not read a zone.',
		});
	if (name === '' || !scan.eat('='))
		return scan.error('zone-name', scan.span(0, scan.text.length), 'Expected the name of a zone, "=" and squares.', {
			hint: 'Write "rank2 = a2,b2,c2", say.',
			engine: 'Crashes, or does not read a zone.',
		});
	const span = scan.span(from, from + name.length);
	if (/[,"]/.test(name))
		return scan.error('zone-name', span, 'The name of a zone cannot contain a comma or quotes, because references could not name it.');
	scan.blanks();
	if (scan.done) {
		scan.error('empty-zone', scan.span(0, scan.text.length), `Expected at least one square in the zone "${cut(name)}".`, {
			hint: 'The zone "empty" is predefined.',
			engine: 'Crashes.',
		});
		return { zone: { name, span }, squares: [] };
	}
	return { zone: { name, span }, squares: squares(scan) };
}

const READERS: { readonly [K in Key]: (scan: Scanner) => Values[K] | undefined } = {
	Variant: (scan) => scan.text,
	Board: board,
	FEN: (scan) => quotedOnly(scan, 'A FEN'),
	'XBoard pieces': (scan) => quotedOnly(scan, 'The table of pieces'),
	'XBoard parent': (scan) => quotedOnly(scan, 'The name of the parent'),
	Zone: zone,
	Exclude: squares,
	WhiteFlag: squares,
	BlackFlag: squares,
	Rule: rules,
	Piece: (scan) => scan.text,
	Move: generator,
	Capture: generator,
	Initial: generator,
	Special: special,
	Castle: castle,
	Symbol: symbol,
	Prison: zonesOnly,
	Block: zonesOnly,
	'Drop zone': zonesOnly,
	Promotion: (scan) => promotion(scan, false) as Values['Promotion'] | undefined,
	'Optional promotion': (scan) => promotion(scan, true),
	'Entry promotion': zonesOnly,
	Demotion: (scan) => quotedOnly(scan, 'The symbol of the piece in hand'),
	'Allowed victims': victims,
	Flags: flags,
	Value: (scan) => {
		const value = number(scan);
		if (value !== undefined) scan.finish();
		return value;
	},
	Max: most,
};

function zonesOnly(scan: Scanner): Values['Prison'] | undefined {
	const zones = zonePair(scan);
	if (zones === undefined) return undefined;
	scan.blanks();
	// The comma that makes engine 1.4.1 recognise a drop zone.
	if (scan.text.slice(scan.at) === ',') scan.at++;
	scan.finish();
	return zones;
}

/** Reads the value of a line; reports a fault and returns `undefined` if it cannot be read. `base` is the offset of `text` in the file. */
export function readValue<K extends Key>(key: K, text: string, base: number, report: Report): Values[K] | undefined {
	const scan = new Scanner(text, base, report);
	if (text === '' && key !== 'Variant' && key !== 'Piece')
		return scan.error('missing-value', { from: Math.max(0, base - 1), to: base }, `Nothing follows "${key}:".`);
	return READERS[key](scan);
}
