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

/** The capacities of the engine; beyond them it crashes or plays another game. */
function checkLimits({ files, ranks, zones, pieces }: Definition, title: Span, report: Report): void {
	const room = files * ranks <= 64 ? 64 : 128;
	const say = (count: number, most: number, what: string, engine: string): void => {
		if (count > most)
			report.warn('limit', title, `Expected at most ${most} ${what} for engine 1.4.1, found ${count}.`, {
				hint: 'Split or simplify the variant for that engine.',
				engine,
			});
	};
	say(zones.size, room, 'zones', 'Crashes.');
	say(pieces.length, 32, 'piece types', 'Overwrites its own memory.');
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
	say(tables(['leap']), 16, 'different leapers', 'Reports it, and does not let the last ones move.');
	say(tables(['aleap']), 16, 'different asymmetric leapers', 'Reports it, and does not let the last ones move.');
	say(tables(['step']), 15, 'different steppers', 'Does not let the last ones move.');
	say(tables(['ride']), 15, 'different riders', 'Plays another game.');
}

/** Checks a variant as a whole: parts that cannot work, have no effect, or are probably mistakes. */
export function checkDefinition(definition: Definition, title: Span, report: Report): void {
	if (definition.pieces.length === 0)
		report.error('no-pieces', title, `Expected a piece in the variant "${cut(definition.name)}".`, {
			hint: 'Begin the first one with "Piece:".',
		});
	if (definition.fen === undefined)
		report.error('missing-fen', title, `Expected a start position in the variant "${cut(definition.name)}".`, {
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
