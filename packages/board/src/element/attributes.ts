import type { PlaneEventMap } from '../plane/events.js';
import type { PlaneProperties } from '../plane/properties.js';
import type { BoardEventMap } from './events.js';
import type { BoardProperties } from './properties.js';

/** Listeners of events as attributes: `onboard-move`. */
export type Listeners<Events> = { readonly [Name in keyof Events & string as `on${Name}`]?: (event: Events[Name]) => void };

/** The attributes of an element in a template: its properties, its theme and the listeners of its events. */
export type ElementAttributes<Properties, Events> = { readonly [Name in keyof Properties]?: Properties[Name] } & {
	readonly theme?: 'light' | 'dark' | undefined;
} & Listeners<Events>;

/** The attributes of `<x-board>` in a template. */
export type BoardAttributes = ElementAttributes<BoardProperties, BoardEventMap>;

/** The attributes of `<x-plane>` in a template. */
export type PlaneAttributes = ElementAttributes<PlaneProperties, PlaneEventMap>;
