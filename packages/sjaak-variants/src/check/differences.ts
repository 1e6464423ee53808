import type { Span } from '@x/diagnostics';
import type { Castling, Definition, PieceType } from '../definition.js';
import { crookedRides, images, isDouble } from '../geometry.js';
import { cut } from '../read/scanner.js';
import type { Report } from '../report.js';
import type { Generator, Switch } from '../syntax.js';

const NOWHERE: Span = { from: 0, to: 0 };

/** What is read alike everywhere, and played otherwise by engine 1.4.1. */
export function checkDifferences(definition: Definition, report: Report): void {
	if (definition.engine) return;
	rules(definition, report);
	const royal = definition.pieces.some(({ flags }) => flags.has('royal'));
	for (const piece of definition.pieces)
		for (const [what, engine] of differences(definition, piece, royal))
			report.warn('engine-plays', piece.span ?? NOWHERE, `Engine 1.4.1 plays ${what} of "${cut(piece.name)}" otherwise.`, { engine });
}

function rules({ switches, pieces, castlings }: Definition, report: Report): void {
	const royal = pieces.some(({ flags }) => flags.has('royal'));
	const say = (rule: Switch, engine: string): void => {
		if (switches.has(rule))
			report.warn('engine-plays', switches.get(rule) ?? NOWHERE, `Engine 1.4.1 plays "${rule}" otherwise.`, { engine });
	};
	if (royal) say('forced capture', 'Asks for a capture even where every capture is illegal: then there is no move.');
	say('force drops', 'In check it lets the royal piece step aside, and others capture; where nothing can be dropped there is no move.');
	say('promote drop', 'Promotes on any square, not only in the zone.');
	say('promote by move', 'Lets each choice move as all of them do, without steps.');
	if (castlings.some(meets)) say('gate drops', 'May put the piece onto the partner in castling, where it is gone.');
}

/** Whether the partner comes to stand where the king began. */
const meets = ({ from, to, partner }: Castling): boolean => to.some((target) => target + Math.sign(from - partner) === from);

/** What the engine plays otherwise of a piece, and how. */
function differences({ switches }: Definition, piece: PieceType, royal: boolean): (readonly [what: string, engine: string])[] {
	const found: (readonly [string, string])[] = [];
	const { moves, captures = moves, initial, promotions, entry, victims } = piece;
	if (royal && crookedRides(piece).length > 0) found.push(['checks', 'Finds no square on which its check can be stopped.']);
	if (royal && captures.some(lopsided)) found.push(['checks', 'Overlooks its checks.']);
	if (royal && victims !== undefined) found.push(['checks', 'Lets it give check to what it may not capture.']);
	if (initial.length > 0)
		found.push([
			'the initial move',
			'Takes every pawn of a FEN for unmoved, and other pieces only if its field of castling names their file.',
		]);
	if ([...moves, ...captures].some(oneWay)) found.push(['the second step', 'Lets it capture and come back though it does not step back.']);
	const inside = entry !== undefined || switches.has('promote here');
	if (inside && promotions.length > 0 && [...moves, ...captures].some(({ type }) => type !== 'step' && type !== 'none'))
		found.push(['promotions', 'Lets it promote when it leaves the zone.']);
	return found;
}

/** Leaps that are not the same to the left and to the right. */
const lopsided = (generator: Generator): boolean =>
	generator.type === 'aleap' && !generator.vectors.every(([x, y]) => generator.vectors.some(([a, b]) => a === -x && b === y));

/** Two steps of which the second does not undo the first. */
const oneWay = (generator: Generator): boolean => {
	if (!isDouble(generator)) return false;
	const second = images(generator.second!);
	return images(generator.vectors).some(([x, y]) => !second.some(([a, b]) => a + x === 0 && b + y === 0));
};
