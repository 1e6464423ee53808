import type { Position } from '@x/core';
import type { Diagnostic } from '@x/diagnostics';
import type { Doc } from '../doc.js';
import type { GameText } from '../game-text.js';
import type { NotationCard, NotationGame, NotationToken } from '../notation-views.js';
import type { PlayableGame } from '../playable-game.js';

/** A document after reading, and the node whose position is written. */
export interface Noted {
	readonly doc: Doc;
	readonly playable: PlayableGame;
	readonly read: GameText;
	readonly node: number;
}

/** The shown position. */
export const positionIn = ({ read, node }: Noted): Position => read.positions[node] ?? read.positions[0]!;

/** A position or a game as text. */
export interface Text {
	readonly text: string;
	readonly lost: readonly string[];
	readonly tokens: readonly NotationToken[];
}

/** A text, or the reason why there is none. */
export type Attempt = Text | { readonly refused: string };

/** A text after reading. */
export interface Taken {
	readonly game: NotationGame | undefined;
	readonly problems: readonly Diagnostic[];
}

/** A notation of the positions or the games of one game. */
export interface Notation extends Pick<NotationCard, 'id' | 'title' | 'about' | 'extension' | 'lines'> {
	readonly write: (noted: Noted) => Attempt;
	readonly read: (noted: Noted, text: string, caret?: number) => Taken;
}

/** A fault of a whole text. */
export const faultOf = (message: string, text: string, code = 'playground/notation'): Diagnostic => ({
	code,
	message,
	severity: 'error',
	span: { from: 0, to: text.length },
});

/** Faults of a part of a text as faults of the text. */
export const movedBy = (problems: readonly Diagnostic[], offset: number): readonly Diagnostic[] =>
	offset === 0
		? problems
		: problems.map(({ data: _, ...problem }) => ({
				...problem,
				span: { from: problem.span.from + offset, to: problem.span.to + offset },
			}));
