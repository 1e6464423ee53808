import type { Game } from '@x/core';
import { misuse } from '@x/diagnostics';
import type { Dialect, Notation } from './options.js';

/** The notation of a game in a dialect that a caller or a definition gives. A copy of a definition has only the name of the dialect. */
export function notationIn(dialect: Partial<Dialect>, game: Game, path: string): Notation {
	if (typeof dialect?.of !== 'function') misuse(path, 'a dialect of `@x/fen/dialects`', dialect);
	return dialect.of(game);
}

/**
 * The notation of a game in several dialects. The first one writes. A text that it does not read without remarks is read by the one with the fewest
 * remarks; the strict mode takes the first alone.
 */
export function firstOf(dialects: readonly Partial<Dialect>[], game: Game): Notation {
	const path = 'game.dialects';
	const usual = notationIn(dialects[0]!, game, `${path}[0]`);
	return {
		write: usual.write,
		read: (text, options) => {
			let best = usual.read(text, options);
			if (options?.mode === 'strict') return best;
			for (let nth = 1; nth < dialects.length && !(best.ok && best.warnings.length === 0); nth++) {
				const read = notationIn(dialects[nth]!, game, `${path}[${nth}]`).read(text, options);
				if (read.ok && (!best.ok || read.warnings.length < best.warnings.length)) best = read;
			}
			return best;
		},
	};
}
