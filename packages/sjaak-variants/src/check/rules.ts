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

/** Rules that need another rule, or a piece, to do anything. */
function switches({ switches: on, pieces }: Definition, report: Report): void {
	const inert = (rule: Switch, needed: string): void => {
		if (on.has(rule))
			report.warn('inert-rule', on.get(rule) ?? NOWHERE, `"${rule}" has no effect without ${needed}.`, {
				hint: 'Remove it, or add what it needs.',
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
		report.warn('inert-rule', on.get('taboo') ?? NOWHERE, 'Engine 1.4.1 forgets "taboo" where no piece of the game slides along files.', {
			hint: 'Nothing can be done about it.',
			engine: 'Lets the royal pieces face each other.',
		});
}

/** Whether a piece could reach along a file from afar. */
export const slidesAlongFiles = (generator: Generator): boolean =>
	((generator.type === 'slide' || generator.type === 'hop') && generator.axes.includes('V')) ||
	(generator.type === 'step' && generator.steps.some(({ count, direction }) => count > 1 && (direction === 'N' || direction === 'S')));

function endings({ endings: scored, switches: on, flags: goals, pieces }: Definition, report: Report): void {
	const span = (rule: Ending): Span => scored.get(rule)?.span ?? NOWHERE;
	if (scored.has('loneking') && !on.has('bare rule'))
		report.warn('inert-rule', span('loneking'), '"loneking" has no effect without "bare rule".', { hint: 'Write "Rule: bare rule".' });
	const flagRules = ['captureanyflag', 'captureallflags'] as const;
	const wanted = flagRules.filter((rule) => scored.has(rule));
	const flagged = goals.some((cells) => cells.length > 0);
	if (!flagged)
		for (const rule of wanted)
			report.warn('inert-rule', span(rule), `"${rule}" has no effect without flags.`, { hint: 'Write "WhiteFlag:" or "BlackFlag:".' });
	if (flagged && wanted.length === 0) {
		const place = pieces[0]?.span ?? NOWHERE;
		report.warn('inert-key', place, 'Flags have no effect without a rule about them.', {
			hint: 'Write "Rule: captureanyflag = win", say.',
		});
	}
}

/** What some piece of the game is or has: asked once for all of them. */
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
				hint: 'Remove it, or add what it needs.',
				...(engine === undefined ? {} : { engine }),
			});
	};
	const drops = on.has('allow drops') || on.has('force drops');
	const long = [...piece.special.map(({ generator }) => generator), ...piece.initial].some(
		(generator) => generator.type === 'step' && generator.steps.some(({ count }) => count > 1),
	);
	if (!drops)
		for (const flag of ['drop_no_check', 'drop_no_mate', 'drop_one_file', 'drop_dead'] as const)
			inert(flag, 'has no effect: nothing is dropped');
	else inert('drop_no_check', 'is not known to engine 1.4.1', 'Lets it be dropped with check.');
	if (!long) inert('set_ep', 'has no effect: no special move steps over a square');
	else if (!takers) inert('set_ep', 'has no effect: no piece captures in passing');
	if (!setters) inert('take_ep', 'has no effect: no piece can be captured in passing');
	if (!(piece.captures ?? piece.moves).some(({ type }) => type === 'step'))
		inert('take_ep', 'has no effect: only steps capture in passing');
	if (!on.has('shak rule')) inert('shak', 'has no effect without "shak rule"');
	if (!scored.has('captureanyflag') && !scored.has('captureallflags')) inert('capture_flag', 'has no effect without a rule about flags');
	inert('castle', 'means nothing any more: "Castle:" lines say who castles');
	if (!armed)
		for (const flag of ['iron', 'no_retaliate'] as const)
			inert(
				flag,
				'is forgotten by engine 1.4.1 where no piece is endangered, assimilates or has a list of victims',
				'Lets it be captured.',
			);
	if (long && !setters && !takers)
		report.warn('passing', span, `Nothing captures "${cut(name)}" in passing when it makes a long step.`, {
			hint: 'Give pawns the properties set_ep and take_ep if that is meant.',
		});
}

/** Who is to be mated? */
function royals({ pieces, start, endings: scored }: Definition, title: Span, report: Report): void {
	if (start === undefined) return;
	const royal = new Set(pieces.flatMap(({ flags: own, index }) => (own.has('royal') ? [index] : [])));
	if (royal.size === 0) {
		const king = pieces.find(({ name }) => name.trim().toLowerCase() === 'king');
		if (king !== undefined)
			report.warn('royal', king.span ?? NOWHERE, `The piece "${cut(king.name)}" is not royal.`, {
				hint: 'Write "Flags: royal" if it is to be mated.',
			});
		else if (scored.has('checkmate'))
			report.warn('royal', scored.get('checkmate')?.span ?? title, 'There is no checkmate: no piece is royal.', {
				hint: 'Write "Flags: royal".',
			});
		return;
	}
	for (const side of [0, 1] as const) {
		if (!start.placed.some((man) => man.side === side && royal.has(man.type)))
			report.warn('royal', title, `${side === 0 ? 'White' : 'Black'} has no royal piece in the start position.`, {
				hint: 'It can never be mated then.',
			});
	}
}
