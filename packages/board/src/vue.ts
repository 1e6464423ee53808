/** The types of `<x-board>`, `<x-game>`, `<x-moves>` and `<x-plane>` in the templates of Vue. */
import type { DefineComponent } from 'vue';
import type { ElementAttributes } from './element/attributes.js';
import type { BoardEventMap } from './element/events.js';
import type { BoardProperties } from './element/properties.js';
import type { MovesEventMap } from './moves/events.js';
import type { MovesProperties } from './moves/properties.js';
import type { PlaneEventMap } from './plane/events.js';
import type { PlaneProperties } from './plane/properties.js';
import type { GameEventMap } from './viewer/events.js';
import type { GameProperties } from './viewer/properties.js';

/** The name of an event in capitals, as `@board-move` becomes `onBoardMove`. */
export type Joined<Name extends string> = Name extends `${infer First}-${infer Rest}`
	? `${Capitalize<First>}${Capitalize<Rest>}`
	: Capitalize<Name>;

/** An element as a component of Vue. */
export type VueElement<Properties, Events> = DefineComponent<
	ElementAttributes<Properties, { [Name in keyof Events & string as Joined<Name>]: Events[Name] }>
>;

declare module 'vue' {
	interface GlobalComponents {
		'x-board': VueElement<BoardProperties, BoardEventMap>;
		'x-game': VueElement<GameProperties, GameEventMap>;
		'x-moves': VueElement<MovesProperties, MovesEventMap>;
		'x-plane': VueElement<PlaneProperties, PlaneEventMap>;
	}
}
