import { describe, expect, it } from 'vitest';
import { cell, engine, legalMove, moves, read, sans, text } from './support.js';

describe('reading a game', () => {
	it('gives every move its place in the text, its parent and its depth', () => {
		const source = '1. e4 {king’s pawn} e5 (1... c5 2. Nf3 (2. c3) d6) 2. Nf3 $1 *';
		const { nodes, result, shown, problems } = read(text(source));
		expect(nodes.map(({ from, to }) => source.slice(from, to))).toEqual(['', 'e4', 'e5', 'c5', 'Nf3', 'c3', 'd6', 'Nf3 $1']);
		expect(nodes.map(({ parent }) => parent)).toEqual([0, 0, 1, 1, 3, 3, 4, 2]);
		expect(nodes.map(({ depth }) => depth)).toEqual([0, 0, 0, 1, 1, 2, 1, 0]);
		expect(nodes[1]!.comment).toBe('king’s pawn');
		expect(nodes[7]!.nags).toEqual([1]);
		expect(result).toEqual({ from: source.length - 1, text: '*' });
		expect(shown).toBe(7);
		expect(problems).toEqual([]);
	});

	it('shows the move before the caret', () => {
		const source = '1. e4 e5 2. Nf3';
		const at = (caret: number): number => read(text(source), { caret }).shown;
		expect([0, 3, 4, 5, 6, 7, 11, 13, 15].map(at)).toEqual([0, 0, 1, 1, 1, 2, 2, 3, 3]);
	});

	it('plays up to the first fault of a line', () => {
		const reading = read(text('1. e4 e5 2. Nf6 Nc6'));
		expect(sans(reading.nodes)).toEqual(['e4', 'e5']);
		expect(reading.problems.map(({ severity, span, data }) => ({ severity, from: span.from, move: data?.move }))).toEqual([
			{ severity: 'error', from: 13, move: 2 },
		]);
		expect(reading.position.side).toBe('white');
	});

	it.each([
		['1. e4 e5 2. Nf6', 'Move 2, White: "Nf6" is not legal. No white knight can go to f6'],
		['1. Ke3', 'Move 1, White: "Ke3" is not legal. The king on e1 cannot go to e3'],
		['1. e4 e6 2. d4 d5 3. Nc3 Bb4 4. Nb5', 'Move 4, White: "Nb5" is not legal. The knight on c3 is pinned by the bishop on b4'],
		['1. Nf3 e6 2. d4 d5 3. Nd2', 'Move 3, White: "Nd2" is ambiguous. More than one move fits, from b1 and f3'],
		['1. Zz9', 'Move 1, White: "Zz9" is not a move. '],
	])('says in a sentence why a move of %s cannot be played', (source, message) => {
		expect(read(text(source)).problems[0]!.message).toContain(message);
	});

	it('lists the piece letters for players instead of options for programmers', () => {
		expect(read(text('1. Sf3')).problems.map(({ hint }) => hint)).toEqual(['The piece letters are P N B R Q K.']);
	});

	it('reduces text that contains only moves to their names', () => {
		expect(read(text('1. e4 e5 2. Nf3')).settled).toEqual(['e2e4', 'e7e5', 'g1f3']);
		for (const more of ['1. e4 e5 ', '1. e4 {x} e5', '1. e4 e5 (1... c5)', 'e4 e5', '1. e4 e5 *', '1.e4', '']) {
			expect(read(text(more)).settled).toBeUndefined();
		}
	});

	it('writes moves as text that reduces to the same moves', () => {
		const game = moves('e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1b5', 'g8f6', 'e1g1');
		const reading = read(game);
		expect(reading.text).toBe('1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. O-O');
		expect(read(text(reading.text)).settled).toEqual(game.kind === 'moves' ? game.moves : []);
	});

	it('begins with dots if black moves first', () => {
		const start = { kind: 'fen', fen: '4k3/4p3/8/8/8/8/8/4K3 b - - 0 30' } as const;
		expect(read(moves('e7e5', 'e1d1'), { start }).text).toBe('30... e5 31. Kd1');
	});

	it('reports unplayable move names of a link as faults', () => {
		const reading = read(moves('e2e4', 'e2e4', 'e7e5'));
		expect(reading.text).toBe('1. e4 e2e4 e7e5');
		expect(sans(reading.nodes)).toEqual(['e4']);
		expect(reading.problems.some(({ severity }) => severity === 'error')).toBe(true);
	});

	it('takes start and variant from tags', () => {
		const reading = read(text('[Variant "Chess960"]\n[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n1. e4'));
		expect(reading.tagged).toBe('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
		expect(reading.variant).toBe('Chess960');
		expect(engine.answer('named', { variant: 'Chess 960' })?.id).toBe('chess960');
		expect(reading.position.fen).toContain('4k3/8/8/8/4P3/8/8/4K3 b');
	});

	it('points at a fault in the tag', () => {
		const source = '[FEN "4k3/8/9/8/8/8/4P3/4K3 w - - 0 1"]\n\n1. e4';
		const [problem] = read(text(source)).problems;
		expect(source.slice(problem!.span.from, problem!.span.to)).toContain('9');
	});

	it('lists the games of a text, and reads the chosen one', () => {
		const source = '1. e4 1-0\n\n[White "A"]\n[Black "?"]\n\n1. d4 0-1\n\n[Event "x"]\n1. c4\n[Event "y"]\n';
		const reading = read(text(source));
		expect(sans(reading.nodes)).toEqual(['e4']);
		expect(reading.games.map(({ title }) => title)).toEqual(['1. e4 1-0', 'A – ?', 'x', 'y']);
		expect(reading.games.map(({ from, to }) => source.slice(from, to)).join('')).toBe(source);
		expect([0, 1, 2, 3, 9].map((game) => sans(read(text(source), { game }).nodes).join())).toEqual(['e4', 'd4', 'c4', '', '']);
		const { nodes, game } = read(text(source), { game: 1 });
		expect(game).toBe(1);
		expect(nodes.slice(1).map(({ from, to }) => source.slice(from, to))).toEqual(['d4']);
	});

	it('names the move of a fault, in the main line and in variations', () => {
		const messages = (source: string): readonly string[] => read(text(source)).problems.map(({ message }) => message.replace(/:.*/s, ''));
		expect(messages('1. e4 e5 2. Zz9')).toEqual(['Move 2, White']);
		expect(messages('1. e4 e5 2. Nf3 Zz9 (2... Nc6 3. Zz9) (2... Zz9)')).toEqual(['Move 2, Black', 'Move 3, White', 'Move 2, Black']);
		expect(read(text('1. e4 e5 (1... c5 2. Zz9) 2. Nf3')).problems).toHaveLength(1);
	});

	it('accepts any text without throwing', () => {
		for (const hostile of [
			'('.repeat(5000),
			`1. e4 ${'(1. d4 '.repeat(2000)}`,
			'\u0000\ud800 {',
			'x'.repeat(100_000),
			'[[[["',
			'$$$ 1. ... ;',
		]) {
			expect(read(text(hostile)).position.fen).toContain(' ');
		}
	});
});

describe('a position', () => {
	it('has its legal moves with names, and castling by its mark', () => {
		const { position } = read(text('1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6'));
		expect(legalMove(position, 'O-O')).toMatchObject({ castling: 'O-O', from: cell('e1'), to: cell('g1') });
		expect(legalMove(position, 'Bxc6')).toMatchObject({ captured: ['knight'], mover: 'bishop' });
	});

	it('reports check, mate, stalemate and claims', () => {
		expect(read(text('1. e4 f5 2. Qh5+')).position).toMatchObject({ checked: true, checks: [cell('e8')], outcome: undefined });
		expect(read(text('1. f3 e5 2. g4 Qh4#')).position.outcome).toEqual({
			reason: 'checkmate',
			text: 'Checkmate. Black wins.',
			winner: 'black',
		});
		const stale = { kind: 'fen', fen: '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1' } as const;
		expect(read(moves(), { start: stale }).position.outcome?.text).toBe('Stalemate. Draw.');
		const shuffle = text('1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8');
		expect(read(shuffle).position.claims.map(({ reason }) => reason)).toEqual(['threefold-repetition']);
		expect(read(shuffle, { node: 6 }).position.claims).toEqual([]);
	});

	it('of Chess960 begins by number', () => {
		const { position } = read(moves(), { ruleset: 'chess960', start: { kind: 'number', number: 0 } });
		expect(position.fen).toMatch(/^bbqnnrkr\/pppppppp\/8\/8\/8\/8\/PPPPPPPP\/BBQNNRKR w /);
	});
});

describe('checking a FEN', () => {
	const check = (fen: string): ReturnType<typeof engine.answer<'fen'>> => engine.answer('fen', { ruleset: 'chess', text: fen });

	it('returns the canonical text of a valid FEN', () => {
		expect(check('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -').fen).toBe(
			'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
		);
	});

	it('reports every fault of an invalid FEN with its place and repair', () => {
		const { fen, problems } = check('rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
		expect(fen).toBeUndefined();
		expect(problems[0]).toMatchObject({ span: { from: 18, to: 19 }, data: { fix: { text: '8' } } });
	});

	it('refuses impossible positions', () => {
		expect(check('8/8/8/8/8/8/8/8 w - - 0 1').problems.length).toBeGreaterThan(0);
	});
});

describe('asking why not', () => {
	it('names the violated law and the piece that causes it', () => {
		const doc = { ruleset: 'chess', start: { kind: 'preset' }, record: text('1. e4 e6 2. d4 d5 3. Nc3 Bb4 4. e5 c5') } as const;
		const why = engine.answer('why', { doc, node: 8, from: cell('c3'), to: cell('b5') });
		expect(why).toMatchObject({ culprits: [cell('b4')], at: cell('e1') });
		expect(why.message).toBe('That would leave the king on e1 open to the bishop on b4.');
	});

	it('names the side to move, and the blocker of the path', () => {
		const doc = { ruleset: 'chess', start: { kind: 'preset' }, record: moves() } as const;
		expect(engine.answer('why', { doc, node: 0, from: cell('e7'), to: cell('e5') }).message).toBe(
			'It is White’s turn. The pawn on e7 belongs to Black.',
		);
		expect(engine.answer('why', { doc, node: 0, from: cell('a1'), to: cell('a4') })).toMatchObject({ culprits: [cell('a2')] });
	});
});

describe('a refusal by rules that a user wrote', () => {
	it('names the rule of FBR with its line', () => {
		const rules = '4x4\n3k/4/4/RK2 w\nroyal\nzone[2]=dontcross\nK R';
		const doc = { ruleset: `fbr:${rules}`, start: { kind: 'preset' }, record: moves() } as const;
		const { rules: found } = engine.answer('why', { doc, node: 0, from: 0, to: 12 });
		expect(found.map(({ name, span, line }) => [name, rules.slice(span.from, span.to), line])).toEqual([
			['zone=dontcross', 'dontcross', 4],
		]);
		// The same rules with another layout.
		const moved = { ...doc, ruleset: `fbr:${rules.replace('royal\n', 'royal\n\n')}` } as const;
		expect(engine.answer('why', { doc: moved, node: 0, from: 0, to: 12 }).rules.map(({ line }) => line)).toEqual([5]);
	});

	it('names nothing in a game of the page', () => {
		const doc = { ruleset: 'chess', start: { kind: 'preset' }, record: moves() } as const;
		expect(engine.answer('why', { doc, node: 0, from: cell('a1'), to: cell('a4') }).rules).toEqual([]);
	});
});

describe('the rules for players', () => {
	/** The lines of the text that cause each rule, by the name of the rule. */
	const linesOf = (prefix: string, text: string): Readonly<Record<string, readonly string[]>> => {
		const { leaflet } = engine.answer('sheet', { ruleset: prefix + text });
		const lines = text.split('\n');
		return Object.fromEntries(
			leaflet.flatMap(({ rules }) => rules.map(({ about = '', places }) => [about, places.map(({ line }) => lines[line - 1]!)] as const)),
		);
	};

	it('name the lines of FBR', () => {
		const found = linesOf('fbr:', '4x4\n3k/4/4/RK2 w\nroyal\nzone[2]=dontcross\nK R|rook|=W');
		expect(found).toMatchObject({ Rook: ['K R|rook|=W'] });
	});

	it('name the lines of Sjaak', () => {
		const text =
			'Variant: Tiny\nBoard: 4x4\nFEN: "3k/4/4/K3 w - - 0 1"\nRule: stalemate = loss\nPiece: King\nMove: leap (0,1)\nSymbol: "K", "K,k"\nFlags: royal';
		const found = linesOf('variants:', text);
		expect(found.Stalemate ?? found.Checkmate).toContain('Rule: stalemate = loss');
		expect(found.King).toContain('Move: leap (0,1)');
	});

	it('name the lines of JSON', () => {
		const { cards } = engine.answer('notations', { doc: { ruleset: 'chess', start: { kind: 'preset' }, record: moves() }, node: 0 });
		const found = linesOf('json:', cards.find(({ id }) => id === 'rules')!.text!);
		expect(found.Rook).toEqual([expect.stringMatching(/^ {6}"/)]);
		expect(found.Check!.join()).toMatch(/forbid|royal|\{/);
	});

	it('name no lines in a game of the page', () => {
		const { leaflet } = engine.answer('sheet', { ruleset: 'chess' });
		expect(leaflet.flatMap(({ rules }) => rules.flatMap(({ places }) => places))).toEqual([]);
	});
});

describe('the end of a game', () => {
	const ended = (fen: string) =>
		engine.answer('ended', { doc: { ruleset: 'chess', start: { kind: 'fen', fen }, record: moves() }, node: 0 });

	it('is explained by the moves that are refused', () => {
		const end = ended('k7/2Q5/8/8/8/8/8/4K3 b - - 0 1');
		expect(end?.message).toBe('Stalemate: each of these three moves would leave the king open.');
		expect(end?.moves.find(({ to }) => to === cell('b8'))).toEqual({
			move: 'King a8 to b8',
			from: cell('a8'),
			to: cell('b8'),
			message: 'The king would be in check on b8 from the queen on c7.',
			culprits: [cell('c7')],
			at: cell('b8'),
			rules: [],
		});
	});

	it('is not explained while a side can move', () => {
		expect(ended('k7/8/8/8/8/8/8/4K2R b - - 0 1')).toBeUndefined();
	});

	it.each([
		['chess', 'k7/8/8/8/8/8/8/4K3 b - - 0 1', 'If neither player has enough pieces left to give checkmate, the game is a draw.'],
		[
			'three-check',
			'rnbqk1nr/pppp1ppp/8/4p3/4P3/8/PPPP1bPP/RNBQKBNR w KQkq - 3+0 0 1',
			'A player who gives check for the third time wins the game at once.',
		],
		['racing-kings', 'k7/7K/8/8/8/8/8/8 w - - 0 1', 'A player whose king reaches rank 8 wins the game.'],
		['king-of-the-hill', '8/8/8/4k3/8/8/8/4K2R w - - 0 1', 'A player whose king reaches d4, e4, d5 or e5 wins the game.'],
		['breakthrough', '1p6/8/8/8/8/8/1P6/1p6 w - - 0 1', 'A player who gets a pawn to the last rank wins the game.'],
	])('is the rule of %s that ended it', (ruleset, fen, message) => {
		const doc = { ruleset, start: { kind: 'fen', fen }, record: moves() } as const;
		expect(engine.answer('ended', { doc, node: 0 })).toEqual({ message, moves: [] });
	});

	it.each([
		['three-check', 'rnbqk1nr/pppp1ppp/8/4p3/4P3/8/PPPP1bPP/RNBQKBNR w KQkq - 3+0 0 1', 'Three checks. Black wins.'],
		['king-of-the-hill', '8/8/8/4k3/8/8/8/4K2R w - - 0 1', 'King at the goal. Black wins.'],
		['atomic', '8/8/8/4k3/8/8/8/7R w - - 0 1', 'Lost king. Black wins.'],
	])('has the name that players of %s give its rule', (ruleset, fen, words) => {
		expect(read(moves(), { ruleset, start: { kind: 'fen', fen } }).position.outcome?.text).toBe(words);
	});
});
