/** The types of `<x-board>`, `<x-game>`, `<x-moves>` and `<x-plane>` in the JSX of Solid. */
import type { JSX } from 'solid-js';
import type { ElementAttributes } from './element/attributes.js';
import type { BoardEventMap } from './element/events.js';
import type { BoardProperties } from './element/properties.js';
import type { XBoard } from './element/x-board.js';
import type { MovesEventMap } from './moves/events.js';
import type { MovesProperties } from './moves/properties.js';
import type { XMoves } from './moves/x-moves.js';
import type { PlaneEventMap } from './plane/events.js';
import type { PlaneProperties } from './plane/properties.js';
import type { XPlane } from './plane/x-plane.js';
import type { GameEventMap } from './viewer/events.js';
import type { GameProperties } from './viewer/properties.js';
import type { XGame } from './viewer/x-game.js';

/** The attributes of an element in the JSX of Solid, where a listener of `board-move` is `on:board-move`. */
export type SolidAttributes<E extends HTMLElement, Properties, Events> = JSX.HTMLAttributes<E> &
	ElementAttributes<Properties, { [Name in keyof Events & string as `:${Name}`]: Events[Name] }>;

declare module 'solid-js' {
	namespace JSX {
		interface IntrinsicElements {
			'x-board': SolidAttributes<XBoard, BoardProperties, BoardEventMap>;
			'x-game': SolidAttributes<XGame, GameProperties, GameEventMap>;
			'x-moves': SolidAttributes<XMoves, MovesProperties, MovesEventMap>;
			'x-plane': SolidAttributes<XPlane, PlaneProperties, PlaneEventMap>;
		}
	}
}
