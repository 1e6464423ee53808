import type { Span } from '@x/diagnostics';
import type { Definition } from '../definition.js';
import { cut } from '../read/scanner.js';
import type { Report } from '../report.js';
import { checkCastlings } from './castlings.js';
import { checkDecided } from './decided.js';
import { checkDifferences } from './differences.js';
import { checkPieces } from './pieces.js';
import { checkPromotions } from './promotions.js';
import { checkRules } from './rules.js';

/** What the engine has room for: beyond, it crashes or plays something else. */
function checkLimits({ files, ranks, zones, pieces }: Definition, title: Span, report: Report): void {
	const room = files * ranks <= 64 ? 64 : 128;
	const say = (count: number, most: number, what: string, engine: string): void => {
		if (count > most)
			report.warn('limit', title, `The variant has ${count} ${what}; engine 1.4.1 has room for ${most}.`, {
				hint: 'Split or simplify it for that engine.',
				engine,
			});
	};
	say(zones.size, room, 'zones', 'Crashes.');
	say(pieces.length, 32, 'types of pieces', 'Overwrites its own memory.');
	say(
		pieces.reduce((sum, { promotions }) => sum + promotions.length, 0),
		16,
		'lines of promotions',
		'Crashes.',
	);
	const tables = (types: readonly string[]): number =>
		new Set(
			pieces.flatMap(({ moves, captures = [], initial, special }) =>
				[...moves, ...captures, ...initial, ...special.map(({ generator }) => generator)].flatMap((generator) =>
					types.includes(generator.type) ? [JSON.stringify(generator)] : [],
				),
			),
		).size;
	say(tables(['leap']), 16, 'different leapers', 'Reports it, and lets the last ones not move.');
	say(tables(['aleap']), 16, 'different asymmetric leapers', 'Reports it, and lets the last ones not move.');
	say(tables(['step']), 15, 'different steppers', 'Lets the last ones not move.');
	say(tables(['ride']), 15, 'different riders', 'Plays something else.');
}

/** Looks at a variant as a whole: what cannot work, has no effect, or is probably meant otherwise. */
export function checkDefinition(definition: Definition, title: Span, report: Report): void {
	if (definition.pieces.length === 0)
		report.error('no-pieces', title, `The variant "${cut(definition.name)}" has no pieces.`, {
			hint: 'Begin the first one with "Piece:".',
		});
	if (definition.fen === undefined)
		report.error('missing-fen', title, `The variant "${cut(definition.name)}" has no start position.`, {
			hint: 'Write "FEN:" and the position in quotes.',
			engine: 'Begins with an empty board, or crashes.',
		});
	checkLimits(definition, title, report);
	checkPieces(definition, report);
	checkPromotions(definition, report);
	checkCastlings(definition, report);
	checkRules(definition, title, report);
	checkDifferences(definition, report);
	checkDecided(definition, report);
}
