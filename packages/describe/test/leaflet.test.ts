import { games } from '@x/games';
import { describe, expect, test } from 'vitest';
import { leaflet } from '../src/leaflet/index.js';

type GameId = keyof typeof games;

/** A leaflet as Markdown. */
const textOf = (id: GameId): string =>
	leaflet(games[id])
		.map(({ title, rules }) =>
			[
				`## ${title}`,
				'',
				...rules.map(({ about, texts }) => `- ${about === undefined ? '' : `**${about}**: `}${texts.join(' ')}`),
				'',
			].join('\n'),
		)
		.join('\n');

/** The sentences about one rule. */
const told = (id: GameId, about: string): string =>
	leaflet(games[id])
		.flatMap(({ rules }) => rules)
		.find((rule) => rule.about === about)
		?.texts.join(' ') ?? '';

const goal = (id: GameId): string => leaflet(games[id])[0]?.rules[0]?.texts[0] ?? '';

describe('leaflets of whole games', () => {
	test.each(Object.keys(games) as GameId[])('%s', async (id) => {
		await expect(textOf(id)).toMatchFileSnapshot(`leaflets/${id}.md`);
	});
});

test.each(Object.keys(games) as readonly GameId[])(
	'the leaflet of %s has a goal, an ending and a rule for each piece, in the words of players',
	(id) => {
		const sections = leaflet(games[id]);
		expect(sections.map(({ title }) => title).slice(0, 3)).toEqual(['The goal', 'How the game ends', 'The pieces']);
		const text = textOf(id);
		for (const word of ['undefined', '[object', 'NaN', " '", 'phase', 'halfmove', ' cell of the board']) expect(text).not.toContain(word);
		for (const { title, rules } of sections)
			for (const { texts } of rules) {
				expect(texts.length).toBeGreaterThan(0);
				for (const sentence of texts) {
					expect(sentence).toMatch(/^[A-Z\d].*\.$/);
					if (title !== 'The start') expect(sentence.length).toBeLessThan(301);
				}
			}
	},
);

test.each<[GameId, string]>([
	['chess', 'Checkmate the enemy king.'],
	['duck', 'Capture the enemy king.'],
	['atomic', 'Checkmate the enemy king or blow it up.'],
	['three-check', 'Checkmate the enemy king or give check three times.'],
	['racing-kings', 'Get your king to rank 8.'],
	['breakthrough', 'Get a pawn to the last rank.'],
	['king-of-the-hill', 'Checkmate the enemy king or get your king to d4, e4, d5 or e5.'],
	['antichess', 'Lose all your pieces or be the first without a legal move.'],
	['suicide', 'Lose all your pieces or have fewer pieces than the opponent when a player has no legal move.'],
	['losers', 'Lose all your pieces but one or be checkmated.'],
	['jesonmor', 'Keep a knight on e5 until your next turn.'],
	['fox-and-hounds', 'As White get your fox to rank 8 or leave the opponent without a legal move.'],
	['horde', 'As Black capture all enemy pieces or as White checkmate the enemy king.'],
	['koedem', 'Capture the enemy king and keep both kings.'],
	['chushogi', 'Capture every enemy king and crown prince or capture all enemy pieces but one.'],
	['amazons', 'Leave the opponent without a legal move.'],
])('the goal of %s: %s', (id, words) => {
	expect(goal(id)).toBe(words);
});

test.each<[GameId, string, string]>([
	[
		'chess',
		'Pawn',
		'Moves one square forward without capturing. From its second rank it may go two squares forward if both are empty. Captures one square diagonally forward.',
	],
	[
		'chess',
		'Castling',
		'Once in the game, the king may move two squares towards a rook, and the rook jumps to the square next to it on the other side. Neither of the two may have moved before, and the squares between them must be empty. The king may not castle out of check, through an attacked square, or into check. It is written O-O or O-O-O.',
	],
	[
		'chess',
		'En passant',
		'When an enemy pawn has just made a double step, a pawn may capture it at once as if it had gone only one square: it moves one square diagonally forward to the square that was passed over.',
	],
	['chess', 'Promotion', 'A pawn that reaches its last rank becomes a queen, a rook, a bishop or a knight, as its player chooses.'],
	['chess', 'Stalemate', 'A player who has no legal move but is not in check is stalemated: the game is a draw.'],
	[
		'shogi',
		'Two pawns on a file (nifu)',
		'A pawn may not be dropped on a file with another pawn of the same player. Promoted ones do not count.',
	],
	[
		'shogi',
		'Drop mate (uchifuzume)',
		'A pawn may not be dropped so that it gives checkmate. A check by a drop is allowed, and so is mate by a pawn that moves.',
	],
	[
		'torishogi',
		'Too many swallows on a file',
		'A swallow may not be dropped on a file with two swallows of the same player. Promoted ones do not count.',
	],
	['xiangqi', 'Facing generals', 'The two generals may never face each other on a file with nothing between them.'],
	[
		'xiangqi',
		'Perpetual chase',
		'If the same position comes up for the third time and only one player attacked the same unprotected piece with every move in between, that player loses. Attacks on generals do not count; attacks on soldiers count only on that player’s first five ranks.',
	],
	['xiangqi', 'Stalemate', 'A player who has no legal move loses the game, even without being in check.'],
	[
		'atomic',
		'Explosions',
		'A capture explodes: the captured piece, the capturing piece and all pieces on the squares around it are removed. Pawns on the squares around it survive.',
	],
	['seirawan', 'Elephant', 'Moves like a rook or a knight.'],
	[
		'seirawan',
		'Gating',
		'When a rook, knight, bishop, queen or king leaves its first square, its player may put a hawk or an elephant from the hand on the square that it leaves. When castling, it may come in place of either piece.',
	],
	['minishogi', 'Repetition', 'If the same position comes up for the fourth time, Sente loses.'],
	['antichess', 'Captures', 'A player who can capture must capture. Among several captures the player may choose.'],
])('the rule of %s about %s', (id, about, words) => {
	expect(told(id, about)).toBe(words);
});

test.each<[GameId, string, string]>([
	[
		'jesonmor',
		'Knight at the goal',
		'A player who has a knight on e5 at the start of the player’s own turn wins the game: it must still stand there after the opponent’s move.',
	],
	['breakthrough', 'Pawn at the goal', 'A player who gets a pawn to the last rank wins the game.'],
	[
		'suicide',
		'Counting',
		'When a player has no legal move, the player with fewer pieces wins. With equally many pieces the game is a draw.',
	],
	['suicide', 'Stalemate', ''],
	['breakthrough', 'No moves', 'A player who has no legal move loses the game.'],
	['shatar', 'Bare king', 'When a player has only the king left, the game is a draw, whatever the other player has.'],
	['shatar', 'Too few pieces', ''],
	['shatar', 'Mate by a knight', 'A player who mates with a check by a knight alone loses the game.'],
	[
		'shoshogi',
		'Perpetual check',
		'If the same position comes up for the fourth time and one player gave check with every move in between, that player loses.',
	],
	['shoshogi', 'Perpetual chase', ''],
	['atomar', 'King', 'Moves one square in any direction, but never captures a king.'],
	[
		'chigorin',
		'Promotion',
		'A white pawn that reaches its last rank becomes a chancellor, a rook or a knight, as its player chooses. A black pawn that reaches its last rank becomes a queen, a rook or a bishop, as its player chooses.',
	],
	[
		'chigorin',
		'Pawn',
		'Moves one square forward without capturing. From its second rank it may go two squares forward if both are empty. Captures one square diagonally forward.',
	],
	[
		'chushogi',
		'Lion',
		'Moves one or two steps, each one square in any direction. Each step may capture, and the second one may lead back to the first square. It also jumps to any square two away, over any piece. Instead of moving, it may stay where it is if a square next to it is empty.',
	],
	[
		'chushogi',
		'Promotion',
		'A lance or pawn that enters its last four ranks, or captures from or into them, or reaches its last rank, may promote: a lance becomes a white horse and a pawn becomes a gold general. A piece with a promoted side that enters its last four ranks, or captures from or into them, may promote; the list of the pieces says in brackets which piece becomes which.',
	],
	[
		'cambodian',
		'Aimed rook',
		'A king that has not moved loses its jump for good when an enemy rook comes to its rank or file, even with pieces in between.',
	],
	['ogi', 'No move at all', 'If none of the player’s pieces could move even if check did not matter, the game is a draw.'],
	[
		'kyotoshogi',
		'Promotion',
		'A tokin, silver, gold, pawn, rook, bishop, lance or knight promotes with every move: a tokin becomes a lance, a silver becomes a bishop, a gold becomes a knight, a pawn becomes a rook, a rook becomes a pawn, a bishop becomes a silver, a lance becomes a tokin and a knight becomes a gold.',
	],
	[
		'torishogi',
		'Eagle (promoted falcon)',
		'Moves any distance backward or diagonally forward. Moves up to two squares diagonally backward. Moves one square forward or sideways.',
	],
	[
		'legan',
		'Promotion',
		'A pawn that reaches a5, a6, a7, a8, b8, c8 or d8 (Black: e1, f1, g1, h1, h2, h3 or h4) becomes a queen, a rook, a bishop or a knight, as its player chooses.',
	],
	[
		'janggitraditional',
		'Facing pieces',
		'When a move makes the two generals face each other on a file with nothing between them, the opponent must end this at once or pass. A pass then ends the game: it is a draw.',
	],
	['janggicasual', 'Passes over', 'When both players pass in a row, the game is a draw.'],
	[
		'bughouse',
		'Hands and drops',
		'A captured piece leaves this board: it goes into the hand of the capturing player’s partner, who plays on another board. The hands on this board are filled with the pieces that are captured there. Instead of moving, a player may put a piece from the hand on any empty square. A pawn may be put only on its second to seventh ranks.',
	],
	[
		'grand',
		'Promotion',
		'A pawn that reaches its last three ranks may become a queen, a marshal or a cardinal if its player has none on the board, or a rook, a bishop or a knight if its player has fewer than two on the board. A pawn that reaches its last rank must promote.',
	],
	[
		'hoppelpoppel',
		'Bishop',
		'Moves any distance along diagonals without capturing. Captures by jumping two squares straight and one to the side, over any piece.',
	],
])('the leaflet of %s says about %s what the rules say', (id, about, words) => {
	expect(told(id, about)).toBe(words);
});

test.each(Object.keys(games) as readonly GameId[])('the leaflet of %s tells every rule and does not point elsewhere', (id) => {
	expect(textOf(id)).not.toMatch(/exact rules|the diagram shows/);
});

test('rules are recognised by their structure, whatever the names of pieces, flags, zones and paths', () => {
	const rename = (text: string): string =>
		['ep', 'castle', 'last', 'second', 'halfmove', 'short', 'long'].reduce(
			(all, name) => all.replaceAll(`"${name}"`, `"some ${name}"`),
			text,
		);
	const rules = JSON.parse(rename(JSON.stringify(games.chess.rules))) as typeof games.chess.rules;
	const names = JSON.parse(rename(JSON.stringify(games.chess.names))) as typeof games.chess.names;
	const laws = rules.forbid.map((law, index) => ({ ...law, id: `law ${index}` }));
	const outcomes = rules.outcomes.map((outcome, index) => ({ ...outcome, id: `outcome ${index}` }));
	expect(leaflet({ ...rules, forbid: laws, outcomes }, names)).toEqual(leaflet(games.chess));
});

test('describes a move once that a pawn has on its second rank and on all other ranks', () => {
	const { rules, names } = games.chess;
	const [pawn] = Object.values(rules.paths).filter((path) => 'any' in path && path.any.length === 4);
	if (pawn === undefined || !('any' in pawn)) throw new Error('There is no pawn.');
	const [ahead, ...others] = pawn.any;
	const inSecond = { test: { in: 'origin', zone: 'second' } } as const;
	const both = [{ seq: [{ test: { not: inSecond.test } }, ahead!] }, { seq: [inSecond, ahead!] }, ...others];
	const told = leaflet({ ...rules, paths: { ...rules.paths, pawn: { any: both } } }, names);
	expect(told.flatMap(({ rules: list }) => list).find(({ kind }) => kind === 'P')?.texts[0]).toBe(
		'Moves one square forward without capturing.',
	);
});

test.each([
	['checkshogi', 'First check', 'A player who gives check wins the game at once.'],
	['three-check', 'Three checks', 'A player who gives check for the third time wins the game at once.'],
] as const)('names the number of checks that win in %s', (id, about, text) => {
	expect(leaflet(games[id]).flatMap(({ rules }) => rules)).toContainEqual({ about, texts: [text] });
});

test('a rule of a leaflet has the sources of its parts', () => {
	const { chess } = games;
	const outcome = chess.rules.outcomes.findIndex(({ id }) => id === 'checkmate');
	const sources = {
		'/forbid/0': [{ name: 'royal', span: { from: 3, to: 8 } }],
		[`/outcomes/${outcome}`]: [{ name: 'mate' }],
		[`/paths/${chess.rules.kinds.R!.moves}`]: [{ name: 'R' }],
	};
	const rules = leaflet({ ...chess, sources }).flatMap((section) => section.rules);
	const namesOf = (about: string): readonly string[] | undefined =>
		rules.find((rule) => rule.about === about)?.sources?.map(({ name }) => name);
	expect([namesOf('Check'), namesOf('Checkmate'), namesOf('Rook'), namesOf('Bishop')]).toEqual([['royal'], ['mate'], ['R'], undefined]);
	expect(leaflet(chess).flatMap((section) => section.rules.flatMap((rule) => rule.sources ?? []))).toEqual([]);
});
