import { plan } from '@x/core/compile';
import { bitboardPlanOf } from '@x/core/engine';
import { it } from 'vitest';
import { toGame } from '../../src/game/index.js';
import { parse } from '../../src/index.js';

it('x', () => {
	const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
	for (const text of [
		'royal K Q R B N P +P==QRBN',
		'royal K Q R B N P=mfW+cefF+[2]mefW02 +P==QRBN',
		'royal K Q R B N P=mfW+cefF +P==QRBN',
	]) {
		const game = toGame(parse(text), { start });
		console.log(text, bitboardPlanOf(plan(game)) !== undefined, JSON.stringify(game.rules.paths.P));
	}
});
