import { parse, type RuleName } from '../../src/index.js';
import type { Answer, Row } from './rows.js';

/** Pairs of rules for which the independent program and ours differ, with the reason. */
interface Argued {
	readonly reason: string;
	/** The rules that a definition must have, each with its attribute if one is named. */
	readonly rules: readonly (RuleName | `${RuleName}=${string}`)[];
	/** More about the row. */
	readonly holds?: (row: Row, ours: Answer) => boolean;
}

const pieces = (board: string, letter: string): number => [...board].filter((one) => one === letter).length;

/** The boards that only the program has all lack a king that stood before. */
const takesKings = ({ position: { board }, expect: { moves = [] } }: Row, ours: Answer): boolean => {
	const extra = moves.filter((move) => !ours.moves.some((one) => one.startsWith(`${move.board.replaceAll('~', '')} `)));
	const own = ours.moves.filter((one) => !moves.some((move) => one.startsWith(`${move.board.replaceAll('~', '')} `)));
	return own.length === 0 && extra.every((move) => ['K', 'k'].some((king) => pieces(move.board, king) < pieces(board, king)));
};

const MACROS = ['andernach', 'atomic', 'avalanche', 'benedict', 'bouncing', 'cheshire', 'spacious', 'swapping', 'switching'] as const;
/** A rule with a prefix that is not about moves. */
const PREFIXED = (prefix: string): RegExp =>
	new RegExp(`(?:conversion|protector|freezer|stymizer|burner|pincher|turn|promotion)[${prefix}]`);

/** The names of the rules of a row; `torus=spacious` counts as `spacious`. */
const names = (row: Row): readonly string[] =>
	parse(row.definition.rules).rules.map(({ name, attributes = [] }) =>
		attributes.some((one) => one.name === 'spacious') ? 'spacious' : name,
	);

export const ARGUED: readonly Argued[] = [
	{
		reason: 'A transparent piece gives no check, so it cannot capture a royal piece. The program lets it.',
		rules: ['pieces=transparent'],
		holds: takesKings,
	},
	{
		reason: 'An antiroyal piece does not attack royal pieces, so it cannot capture its own king. The program lets it.',
		rules: ['antiroyal'],
		holds: takesKings,
	},
	{
		reason: 'D15: only a part with captureroyal captures a royal piece. The program lets every part, and knows no other parts next to it.',
		rules: ['monster'],
	},
	{
		reason: 'The program rewrites each macro rule from the written moves, so that of two only one shows.',
		rules: [],
		holds: (row) => names(row).filter((name) => MACROS.some((one) => one === name)).length > 1,
	},
	{
		reason: 'The program gives the conversion of andernach or benedict the prefix of the other rule.',
		rules: [],
		holds: ({ definition: { rules } }) =>
			(rules.includes('andernach') && PREFIXED('*').test(rules)) || (rules.includes('benedict') && PREFIXED('#').test(rules)),
	},
	{
		reason: 'A conversion captures nothing: neither protection nor a taboo is against it. The program finds victims as captures do.',
		rules: ['benedict', 'protector'],
	},
	{
		reason:
			'The program looks for victims of a conversion and for the reach of a freezer as captures do, which a taboo or transparency forbids.',
		rules: ['pieces'],
		holds: ({ definition: { rules } }) =>
			/=(?:taboo|transparent)/.test(rules) && /conversion|benedict|freezer|pincher|burner|stymizer|protector/.test(rules),
	},
	{
		reason: 'One prefix for a part of the turn and for a promotion.',
		rules: ['turn', 'promotion'],
		holds: ({ definition: { rules } }) => /turn#/.test(rules) && /promotion#/.test(rules),
	},
	{ reason: 'The program lets the moves K=mK of the king change the explosion.', rules: ['conversion', 'atomic'] },
	{ reason: 'Where royal pieces may be exposed, a check does not forbid to leave out a part.', rules: ['turn=optional', 'atomic'] },
	{
		reason: 'The program does not model announcements next to macro rules.',
		rules: ['announcement'],
		holds: (row) => names(row).some((name) => MACROS.some((one) => one === name)),
	},
	{
		reason: 'The program has no answer after a turn that is skipped; ours lists the moves of the next side.',
		rules: ['stalemate=skip'],
		holds: ({ definition, expect: { moves = [] } }) => definition.rules.includes('turn') || moves.length === 0,
	},
	{ reason: 'The field lines of the program go through holes.', rules: ['magnetic', 'zone=hole'] },
	{
		reason: 'D42: of two rules of one name the last holds.',
		rules: ['holding'],
		holds: (row) => names(row).filter((name) => name === 'holding').length > 1,
	},
	{ reason: 'The field lines of the program end at the edge; the board of ours closes on itself.', rules: ['magnetic', 'cylindric'] },
	{ reason: 'The field lines of the program end at the edge of a torus.', rules: ['magnetic', 'torus'] },
	{ reason: 'D42: of two rules of one name the last holds. The program takes the first.', rules: ['stalemate=draw', 'stalemate=loss'] },
	{ reason: 'D42: of two rules of one name the last holds. The program takes both.', rules: ['cylindric=null', 'cylindric=wrongrook'] },
	{
		reason: 'Not settled: a lion that comes back without a capture. The program calls it a null move.',
		rules: ['cylindric=null', 'difficulttrading'],
	},
	{
		reason: 'The owner of a pushed piece promotes it in a phase of its own. The program promotes it in the push.',
		rules: ['turn'],
		holds: ({ definition: { pieces: items, rules } }) => items.includes('+P') && /turn#\S*\{!/.test(rules),
	},
	{ reason: 'D21: a piece swaps by the moves that capture. The program also repeats moves that cannot.', rules: ['swapping'] },
	{ reason: 'Not settled: whether a part is left out in which the only moves are suicides.', rules: ['avalanche', 'freezer=suicide'] },
	{
		reason: 'A capture that removes the mover ends its move: the piece it took stays in hand. The program drops it at once.',
		rules: ['atomic', 'drop=immediate'],
	},
	{
		reason: 'The source drops a captured piece at once. The program also drops a warped one.',
		rules: ['warp', 'drop=immediate'],
	},
	{
		reason: 'A captured piece is promoted before it is held (holding=promote). The program knows only promotions with a written choice.',
		rules: ['holding=promote'],
		holds: ({ definition }) => /(?:^| )\+[A-Z](?: |$)/.test(definition.pieces),
	},
	{
		reason: 'A conversion moves nothing: a stymizer, or a zone that stops moves, does not end its look. The program looks along moves.',
		rules: [],
		holds: ({ definition: { rules } }) => /benedict|conversion/.test(rules) && /stymizer|dontcross/.test(rules),
	},
	{
		reason: 'The source gives a conversion to any piece (benedict). The program gives promoted pieces none.',
		rules: ['benedict'],
		holds: ({ definition }) => /\+[A-Z]=/.test(definition.pieces),
	},
	{
		reason: 'In Benedict chess no piece captures, so that no cell is attacked. The program tests the written moves for [*].',
		rules: ['benedict'],
		holds: ({ definition }) => /=\[[*+]\]/.test(definition.pieces),
	},
	{
		reason: 'The step that a spacious piece needs is that of its moves. The program takes it from the letter of the piece.',
		rules: [],
		holds: (row) => names(row).includes('spacious') && /(?:^| )[QRBN]=/.test(row.definition.pieces),
	},
	{
		reason: 'The range [*] of a castling says where the slide begins, with exposed royal pieces too. The program leaves it out there.',
		rules: [],
		holds: ({ definition: { pieces: items, rules } }) => /expose|atomic/.test(rules) && items.includes('=[*]isR'),
	},
];

/** Why a row may differ. */
export function reasonOf(row: Row, ours: Answer): string | undefined {
	const { rules } = parse(row.definition.rules);
	const has = (rule: string): boolean => {
		const [name, attribute] = rule.split('=');
		return rules.some((one) => one.name === name && (attribute === undefined || one.attributes?.some((each) => each.name === attribute)));
	};
	return ARGUED.find((one) => one.rules.every(has) && (one.holds?.(row, ours) ?? true))?.reason;
}
