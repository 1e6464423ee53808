import { compile } from '@x/core/compile';
import { SourceMap } from '@x/core/rules';
import { expect, it } from 'vitest';
import { parse } from '../src/index.js';
import { toGame } from '../src/rules.js';

const TEXT = `Variant: Tiny
Board: 4x4
Zone: far = a4,b4,c4,d4
Zone: near = a1,b1,c1,d1
FEN: "3k/4/4/KR2 w - -"
Rule: stalemate = loss
Rule: forced capture
Piece: King
Move: leap (0,1)
Symbol: "K", "K,k"
Flags: royal
Piece: Rook
Move: slide (H,V) # along lines
Capture :  hop (H,V)
Symbol: "R", "R,r"
Piece: Pawn
Move: step N
Symbol: "", "P,p"
Promotion: far, near, "R"
Piece: Statue
Symbol: "S", "S,s"
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
	const linesAt = (place: string): readonly string[] =>
		sources.at(place).map(({ name, span }) => `${name}: ${TEXT.slice(span?.from, span?.to)}`);
	expect(linesAt('/paths/R')).toEqual(['Move: Move: slide (H,V)', 'Capture: Capture :  hop (H,V)']);
	expect(linesAt('/paths/P')).toEqual(['Move: Move: step N', 'Promotion: Promotion: far, near, "R"']);
	expect(linesAt('/paths/S')).toEqual(['Statue: Piece']);
});
