import { compile } from '@x/core/compile';
import { SourceMap } from '@x/core/rules';
import { expect, it } from 'vitest';
import { parse } from '../src/index.js';
import { toGame } from '../src/rules.js';

const TEXT = `Variant: Tiny
Board: 4x4
FEN: "3k/4/4/KR2 w - -"
Rule: stalemate = loss
Rule: forced capture
Piece: King
Move: leap (0,1)
Symbol: "K", "K,k"
Flags: royal
Piece: Rook
Move: slide (H,V)
Symbol: "R", "R,r"
`;

it('a game names the lines of the file from which its rules come', () => {
	const game = compile(toGame(parse(TEXT).variants[0]!));
	const sources = new SourceMap(game.ruleset, game.sources);
	const lineOf = (id: string): string | undefined => {
		const [source] = sources.ofId(id);
		return source?.span && `${source.name}: ${TEXT.slice(source.span.from, source.span.to)}`;
	};
	expect(lineOf('stalemate')).toMatch(/^stalemate: .*stalemate/);
	expect(lineOf('captures')).toMatch(/^forced capture: .*forced capture/);
	expect(sources.ofId('checkmate')).toEqual([{ name: 'checkmate' }]);
	expect(sources.ofId('own-royal-safe')).toMatchObject([{ name: 'King' }]);
	expect(sources.at('/paths/R')).toMatchObject([{ name: 'Rook', span: {} }]);
});
