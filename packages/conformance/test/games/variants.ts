import { apply, type Game, legal, type Move, type Position, pieceAt, turn } from '@x/core';
import { compile } from '@x/core/compile';
import { games as allGames, isGameId } from '@x/games';

/** Names that the shared tables use → allGames, where they differ. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
	'3check': 'three-check',
	'5check': 'five-check',
	armageddon: 'chess',
	fairy: 'chess',
	fischerandom: 'chess960',
	kingofthehill: 'king-of-the-hill',
	mini: 'minishogi',
	normal: 'chess',
	racingkings: 'racing-kings',
};

export const presetOf = (variant: string, chess960 = false): string => {
	const name = OTHER_NAMES[variant] ?? variant;
	return chess960 ? `${name}960` : name;
};

const games = new Map<string, Game>();

/** The compiled game of a name in the shared tables; undefined where there is no preset of it. */
export function gameOf(variant: string, chess960 = false): Game | undefined {
	const name = presetOf(variant, chess960);
	const preset = isGameId(name) ? allGames[name] : undefined;
	if (preset === undefined) return undefined;
	let game = games.get(name);
	if (game === undefined) {
		game = compile(preset);
		games.set(name, game);
	}
	return game;
}

/** A move in the coordinates of the shared tables: `e2e4`, `e7e8q`, `h8c3+`, `P@e4`. */
export function coordinates(move: Move): string {
	const { game } = move.position;
	const kinds = game.names!.kinds;
	const name = (cell: number): string => {
		const [x = 0, y = 0] = game.vecOf(cell);
		return `${String.fromCharCode(97 + x)}${y + 1}`;
	};
	if (move.to < 0) return '0000';
	const to = name(move.to);
	const left = move.writes.find(({ cell, piece }) => cell === move.from && piece?.side === 'neutral');
	if (left !== undefined && move.kind !== 'D') return `${name(move.from!)}${to},${to}${name(move.from!)}`;
	if (move.from === undefined) return `${kinds[move.kind]!.letter}@${to}`;
	const becomes = move.promotion === undefined ? '' : kinds[move.promotion]!.letter;
	const demotes = becomes !== '' && kinds[move.kind]!.letter === `+${becomes}`;
	const gated = move.marks.includes('gate') ? move.writes.find(({ cell, piece }) => isGate(move, cell, piece?.kind)) : undefined;
	if (gated !== undefined) {
		const letter = kinds[gated.piece!.kind]!.letter.toLowerCase();
		return gated.cell === move.from ? `${name(move.from)}${to}${letter}` : `${name(gated.cell)}${name(move.from)}${letter}`;
	}
	const suffix = demotes ? '-' : becomes.startsWith('+') ? '+' : becomes.toLowerCase();
	return `${name(move.from)}${to}${suffix}`;
}

const isCastling = (marks: readonly string[]): boolean => marks.includes('short') || marks.includes('long');

/** Whether a move puts a piece from the hand on a cell: not the one that moved, nor the partner in castling. */
const isGate = ({ from, kind, marks, position }: Move, cell: number, put: string | undefined): boolean =>
	put !== undefined &&
	(cell === from || (kind === 'K' && isCastling(marks) && pieceAt(position, cell)?.kind === 'R' && put !== 'K' && put !== 'R'));

/** Games in which the shared tables count a turn of several choices as one move. */
const WHOLE_TURNS = new Set(['amazons', 'duck', 'isolation', 'isolation7x7']);

export const unitOf = (variant: string): 'phase' | 'turn' => (WHOLE_TURNS.has(variant) ? 'turn' : 'phase');

/** Everything that may be played until the other side chooses, as the shared tables write it: `e2e4`, `e2e4,e4d5`. */
export function turnsOf(at: Position, variant: string): string[] {
	if (unitOf(variant) === 'phase') return legal(at).map(coordinates);
	return legal(at).flatMap((move) => {
		const first = coordinates(move);
		const next = apply(at, move);
		const rest = turn(next).side === turn(at).side ? legal(next).map(coordinates) : [];
		// The second choice puts something on a cell: `,` and the mover's cell, then that one.
		return rest.length === 0 ? [first] : rest.map((second) => `${first},${cellOf(first)}${cellOf(second)}`);
	});
}

const cellOf = (text: string): string => /[a-z]\d+$/.exec(text)?.[0] ?? '';
