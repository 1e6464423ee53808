import { readFileSync } from 'node:fs';
import type { GameId } from '@x/games';
import { describe, expect, it } from 'vitest';
import { type BrokenText, faultsOf } from '../../../tools/lib/broken-texts.js';
import type { ErrorExample } from '../../../tools/lib/error-examples.js';
import { type Dialect, safeParse } from '../src/index.js';
import { safePlay } from '../src/play.js';
import { gameNamed } from './support/games.js';

/** A text with one mistake. `game`: the mistake is against the rules of this game. */
interface Row extends BrokenText {
	readonly dialect?: Dialect;
	readonly game?: GameId;
}

const rows: readonly Row[] = JSON.parse(readFileSync(new URL('../vectors/broken.json', import.meta.url), 'utf8'));

const reader =
	({ dialect, game }: Row): ErrorExample['read'] =>
	(text) => {
		const result = safeParse(text, { dialect });
		if (!result.ok) return result.problems;
		const played = game === undefined ? undefined : safePlay(result.value[0]!, gameNamed(game));
		return played?.ok === false ? played.problems : result.warnings;
	};

describe('a text with one mistake', () => {
	it('is one of a hundred or more', () => {
		expect(rows.length).toBeGreaterThanOrEqual(100);
	});

	it('has its problem at the exact place, with a hint, and with a repair where one is sure', () => {
		expect(rows.flatMap((row) => faultsOf([row], reader(row)))).toEqual([]);
	});
});
