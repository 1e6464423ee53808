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
	['breakthrough', 'Get your piece to the last rank.'],
	['king-of-the-hill', 'Checkmate the enemy king or get your king to d4, e4, d5 or e5.'],
	['antichess', 'Be the first without a legal move.'],
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
