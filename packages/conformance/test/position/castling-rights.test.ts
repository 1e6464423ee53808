import { castlingRights, position } from '@x/core';
import { setupFromText } from '@x/core/testing';
import { games } from '@x/games';
import { describe, expect, test } from 'vitest';
import { compiledGame, type GameId } from '../compiled.js';

const RIGHTS: readonly (readonly [id: GameId, text: string, rights: string])[] = [
	['chess', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq -', 'white e1a1, white e1h1, black e8a8, black e8h8'],
	['chess', 'r3k2r/8/8/8/8/8/8/R3K2R b Kq -', 'white e1h1, black e8a8'],
	['chess', 'r3k2r/8/8/8/8/8/8/R3K2R w - -', ''],
	['chess', '4k3/8/8/8/8/8/8/R3K2R w KQ -', 'white e1a1, white e1h1'],
	['chess960', '1r2k1r1/8/8/8/8/8/8/1R3KR1 w GBgb -', 'white f1b1, white f1g1, black e8b8, black e8g8'],
	['capablanca', 'r4k3r/10/10/10/10/10/10/R4K3R w Kq -', 'white f1j1, black f8a8'],
	['atomic', 'r3k2r/8/8/8/8/8/8/R3K2R w KQ -', 'white e1a1, white e1h1'],
	['shogi', '4k4/9/9/9/9/9/9/9/4K4[] w - -', ''],
	['antichess', 'r3k2r/8/8/8/8/8/8/R3K2R w - -', ''],
];

describe('castling rights', () => {
	test.each(RIGHTS)('of %s: %s are "%s"', (id, text, rights) => {
		const game = compiledGame(id);
		const now = position(game, setupFromText(text, games[id].rules, games[id].names));
		const found = castlingRights(now).map(({ side, royal, partner }) => `${side} ${game.cellName(royal)}${game.cellName(partner)}`);
		expect(found.join(', ')).toBe(rights);
	});
});
