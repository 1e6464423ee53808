import type { Span } from '@x/diagnostics';
import type { Definition } from '../definition.js';
import { cut } from '../read/scanner.js';
import type { Report } from '../report.js';
import type { Ending, Generator, PieceFlag, Switch } from '../syntax.js';

const NOWHERE: Span = { from: 0, to: 0 };

export function checkRules(definition: Definition, title: Span, report: Report): void {
	switches(definition, report);
	endings(definition, report);
	const some = together(definition);
	for (const piece of definition.pieces) flags(definition, some, piece, report);
	royals(definition, title, report);
}

/** Rules that have an effect only with another rule or a piece. */
function switches({ switches: on, pieces }: Definition, report: Report): void {
	const inert = (rule: Switch, needed: string): void => {
		if (on.has(rule))
			report.warn('inert-rule', on.get(rule) ?? NOWHERE, `"${rule}" does not have an effect without ${needed}.`, {
				hint: 'Remove it, or add the missing part.',
			});
	};
	const has = (flag: PieceFlag): boolean => pieces.some(({ flags }) => flags.has(flag));
	const drops = on.has('allow drops') || on.has('force drops');
	if (!drops) for (const rule of ['keep capture', 'return capture', 'promote drop'] as const) inert(rule, 'a rule that allows drops');
	if (!has('shak')) inert('shak rule', 'a piece that has the property "shak"');
	if (!has('royal'))
		for (const rule of ['taboo', 'duplecheck', 'check any king', 'en-passant check', 'bare rule'] as const) inert(rule, 'a royal piece');
	if (!pieces.some(({ promotions }) => promotions.length > 0))
		for (const rule of ['promote here', 'promote drop', 'quiet promotion', 'promote by move'] as const)
			inert(rule, 'a piece that promotes');
	if (!pieces.some(({ special }) => special.length > 0)) inert('special init', 'a special move');
	if (on.has('taboo') && has('royal') && !pieces.some(({ moves, captures = [] }) => [...moves, ...captures].some(slidesAlongFiles)))
		report.warn('inert-rule', on.get('taboo') ?? NOWHERE, 'Engine 1.4.1 ignores "taboo" if no piece of the game slides along files.', {
			hint: 'There is no workaround.',
			engine: 'Allows the royal pieces to face each other.',
		});
}

/** Whether a piece can move along a file over a distance. */
export const slidesAlongFiles = (generator: Generator): boolean =>
	((generator.type === 'slide' || generator.type === 'hop') && generator.axes.includes('V')) ||
	(generator.type === 'step' && generator.steps.some(({ count, direction }) => count > 1 && (direction === 'N' || direction === 'S')));

function endings({ endings: scored, switches: on, flags: goals, pieces }: Definition, report: Report): void {
	const span = (rule: Ending): Span => scored.get(rule)?.span ?? NOWHERE;
	if (scored.has('loneking') && !on.has('bare rule'))
		report.warn('inert-rule', span('loneking'), '"loneking" does not have an effect without "bare rule".', {
			hint: 'Write "Rule: bare rule".',
		});
	const flagRules = ['captureanyflag', 'captureallflags'] as const;
	const scoredRules = flagRules.filter((rule) => scored.has(rule));
	const flagged = goals.some((cells) => cells.length > 0);
	if (!flagged)
		for (const rule of scoredRules)
			report.warn('inert-rule', span(rule), `"${rule}" does not have an effect without flags.`, {
				hint: 'Write "WhiteFlag:" or "BlackFlag:".',
			});
	if (flagged && scoredRules.length === 0) {
		const place = pieces[0]?.span ?? NOWHERE;
		report.warn('inert-key', place, 'Flags do not have an effect without a rule about them.', {
			hint: 'Write a rule such as "Rule: captureanyflag = win".',
		});
	}
}

/** Properties of all pieces of the game, computed once. */
interface Together {
	readonly takers: boolean;
	readonly setters: boolean;
	readonly armed: boolean;
}

const together = ({ pieces }: Definition): Together => ({
	takers: pieces.some(({ flags: own }) => own.has('take_ep')),
	setters: pieces.some(({ flags: own }) => own.has('set_ep')),
	armed: pieces.some(({ flags: own, victims }) => own.has('endangered') || own.has('assimilate') || victims !== undefined),
});

function flags(
	{ switches: on, endings: scored }: Definition,
	{ takers, setters, armed }: Together,
	piece: Definition['pieces'][number],
	report: Report,
): void {
	const { flags: own, span = NOWHERE, name } = piece;
	const inert = (flag: PieceFlag, why: string, engine?: string): void => {
		if (own.has(flag))
			report.warn('inert-flag', span, `The property "${flag}" of "${cut(name)}" ${why}.`, {
				hint: 'Remove it, or add the missing part.',
				...(engine === undefined ? {} : { engine }),
			});
	};
	const drops = on.has('allow drops') || on.has('force drops');
	const long = [...piece.special.map(({ generator }) => generator), ...piece.initial].some(
		(generator) => generator.type === 'step' && generator.steps.some(({ count }) => count > 1),
	);
	if (!drops)
		for (const flag of ['drop_no_check', 'drop_no_mate', 'drop_one_file', 'drop_dead'] as const)
			inert(flag, 'does not have an effect: the game does not have drops');
	else inert('drop_no_check', 'is not supported by engine 1.4.1', 'Lets it be dropped with check.');
	if (!long) inert('set_ep', 'does not have an effect: no special move steps over a square');
	else if (!takers) inert('set_ep', 'does not have an effect: no piece captures en passant');
	if (!setters) inert('take_ep', 'does not have an effect: no piece can be captured en passant');
	if (!(piece.captures ?? piece.moves).some(({ type }) => type === 'step'))
		inert('take_ep', 'does not have an effect: only steps capture en passant');
	if (!on.has('shak rule')) inert('shak', 'does not have an effect without "shak rule"');
	if (!scored.has('captureanyflag') && !scored.has('captureallflags'))
		inert('capture_flag', 'does not have an effect without a rule about flags');
	inert('castle', 'is obsolete: "Castle:" lines define castling');
	if (!armed)
		for (const flag of ['iron', 'no_retaliate'] as const)
			inert(flag, 'is ignored by engine 1.4.1 unless a piece is endangered, assimilates or has a list of victims', 'Lets it be captured.');
	if (long && !setters && !takers)
		report.warn('passing', span, `No piece captures "${cut(name)}" en passant after its long step.`, {
			hint: 'If en passant is intended, give pawns the properties set_ep and take_ep.',
		});
}

/** Checks that there are royal pieces for checkmate. */
function royals({ pieces, start, endings: scored }: Definition, title: Span, report: Report): void {
	if (start === undefined) return;
	const royal = new Set(pieces.flatMap(({ flags: own, index }) => (own.has('royal') ? [index] : [])));
	if (royal.size === 0) {
		const king = pieces.find(({ name }) => name.trim().toLowerCase() === 'king');
		if (king !== undefined)
			report.warn('royal', king.span ?? NOWHERE, `The piece "${cut(king.name)}" is not royal.`, {
				hint: 'If it can be mated, write "Flags: royal".',
			});
		else if (scored.has('checkmate'))
			report.warn('royal', scored.get('checkmate')?.span ?? title, 'Checkmate is not possible: the game does not have a royal piece.', {
				hint: 'Write "Flags: royal".',
			});
		return;
	}
	for (const side of [0, 1] as const) {
		if (!start.placed.some((placedPiece) => placedPiece.side === side && royal.has(placedPiece.type)))
			report.warn('royal', title, `${side === 0 ? 'White' : 'Black'} does not have a royal piece in the start position.`, {
				hint: 'This side can never be mated.',
			});
	}
}
