import type { Names, Ruleset } from '@x/core';
import { extinction } from './parts/extinction.js';
import { mustCapture } from './parts/losing.js';
import { namesOf } from './parts/names.js';
import { chessDrawing, drawsOnly, orthodox } from './parts/orthodox.js';

/**
 * Codrus: captures are compulsory, and who loses the king wins.
 *
 * After Fritz Giegold's losing game as Fairy-Stockfish plays it; counts agree.
 *
 * @example
 * legal(compile(codrus, names).start).length // → 20
 */
export const codrus: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: chessDrawing,
		castling: { unsafe: true },
		more: { royal: { some: [] }, forbid: [], prefer: [mustCapture()], outcomes: [...extinction(['K'], { for: 'win' }), ...drawsOnly] },
	}))();

/** How notations name the parts of {@link codrus}. */
export const names: Names = /* @__PURE__ */ namesOf(codrus);
