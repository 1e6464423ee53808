import type { BoardTheme } from '../draw/board-themes.js';
import type { MovesEventMap } from '../moves/events.js';
import type { MovesProperties } from '../moves/properties.js';
import type { PlaneEventMap } from '../plane/events.js';
import type { PlaneProperties } from '../plane/properties.js';
import type { GameEventMap } from '../viewer/events.js';
import type { GameProperties } from '../viewer/properties.js';
import type { BoardEventMap } from './events.js';
import type { BoardProperties } from './properties.js';

/** Listeners of events as attributes: `onboard-move`. */
export type Listeners<Events> = { readonly [Name in keyof Events & string as `on${Name}`]?: (event: Events[Name]) => void };

/** The colours for light or for dark pages, whatever the system says. */
export type Scheme = 'light' | 'dark';

/** The value of the attribute `theme`: a theme, a scheme, or both: `oak dark`. */
export type ThemeText = BoardTheme | Scheme | `${BoardTheme} ${Scheme}`;

/** The attributes of an element in a template: its properties, its theme and the listeners of its events. */
export type ElementAttributes<Properties, Events> = { readonly [Name in keyof Properties]?: Properties[Name] } & {
	readonly theme?: ThemeText | undefined;
} & Listeners<Events>;

/** The attributes of `<x-board>` in a template. */
export type BoardAttributes = ElementAttributes<BoardProperties, BoardEventMap>;

/** The attributes of `<x-game>` in a template. */
export type GameAttributes = ElementAttributes<GameProperties, GameEventMap>;

/** The attributes of `<x-moves>` in a template. */
export type MovesAttributes = Omit<ElementAttributes<MovesProperties, MovesEventMap>, 'theme'>;

/** The attributes of `<x-plane>` in a template. */
export type PlaneAttributes = ElementAttributes<PlaneProperties, PlaneEventMap>;
