import type { Span } from '@x/diagnostics';
import type { Castling, Definition, PieceType } from '../definition.js';
import { crookedRides, images, isDouble } from '../geometry.js';
import { cut } from '../read/scanner.js';
import type { Report } from '../report.js';
import type { Generator, Switch } from '../syntax.js';

const NOWHERE: Span = { from: 0, to: 0 };

/** Lines that all programs read in the same way, but engine 1.4.1 plays differently. */
export function checkDifferences(definition: Definition, report: Report): void {
	if (definition.engine) return;
	rules(definition, report);
	const royal = definition.pieces.some(({ flags }) => flags.has('royal'));
	for (const piece of definition.pieces)
		for (const [what, engine] of differences(definition, piece, royal))
			report.warn('engine-plays', piece.span ?? NOWHERE, `Engine 1.4.1 plays ${what} of "${cut(piece.name)}" differently.`, { engine });
}

function rules({ switches, pieces, castlings }: Definition, report: Report): void {
	const royal = pieces.some(({ flags }) => flags.has('royal'));
	const say = (rule: Switch, engine: string): void => {
		if (switches.has(rule))
			report.warn('engine-plays', switches.get(rule) ?? NOWHERE, `Engine 1.4.1 plays "${rule}" differently.`, { engine });
	};
	if (royal) say('forced capture', 'Requires a capture even if every capture is illegal: the side then has no move.');
	say('force drops', 'In check it allows moves of the royal piece and captures; if no piece can be dropped, the side has no move.');
	say('promote drop', 'Promotes on any square, not only in the zone.');
	say('promote by move', 'Allows all moves of all choices for each choice, without steps.');
	if (castlings.some(meets)) say('gate drops', "Can put the gated piece on the partner's square in castling; the piece is then lost.");
}

/** Whether the partner ends on the initial square of the king. */
const meets = ({ from, to, partner }: Castling): boolean => to.some((target) => target + Math.sign(from - partner) === from);

/** The part of a piece that the engine plays differently, and the difference. */
function differences({ switches }: Definition, piece: PieceType, royal: boolean): (readonly [what: string, engine: string])[] {
	const found: (readonly [string, string])[] = [];
	const { moves, captures = moves, initial, promotions, entry, victims } = piece;
	if (royal && crookedRides(piece).length > 0) found.push(['checks', 'Does not find the squares on which its check can be blocked.']);
	if (royal && captures.some(lopsided)) found.push(['checks', 'Does not detect its checks.']);
	if (royal && victims !== undefined) found.push(['checks', 'Lets it give check to pieces that it may not capture.']);
	if (initial.length > 0)
		found.push([
			'the initial move',
			'Treats every pawn of a FEN as unmoved, and other pieces only if the castling field names their file.',
		]);
	if ([...moves, ...captures].some(oneWay)) found.push(['the second step', 'Lets it capture and return although it cannot step back.']);
	const inside = entry !== undefined || switches.has('promote here');
	if (inside && promotions.length > 0 && [...moves, ...captures].some(({ type }) => type !== 'step' && type !== 'none'))
		found.push(['promotions', 'Also promotes it when it leaves the zone.']);
	return found;
}

/** Leaps that are not symmetric to the left and the right. */
const lopsided = (generator: Generator): boolean =>
	generator.type === 'aleap' && !generator.vectors.every(([x, y]) => generator.vectors.some(([a, b]) => a === -x && b === y));

/** Two steps of which the second does not undo the first. */
const oneWay = (generator: Generator): boolean => {
	if (!isDouble(generator)) return false;
	const second = images(generator.second!);
	return images(generator.vectors).some(([x, y]) => !second.some(([a, b]) => a + x === 0 && b + y === 0));
};
