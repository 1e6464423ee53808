import type { ComponentType, FunctionComponent } from 'preact';
import type { Context } from '../context.js';

/** A panel that can be closed. */
export interface Closing {
	readonly onClose: () => void;
}

/** A panel about a code. */
export interface AboutCode {
	readonly code?: string;
}

/** The panels that are loaded when first opened. They receive the page's context: their own copy of the module would create another one. */
export interface Panels {
	readonly Start: ComponentType<Context>;
	readonly GameList: ComponentType<Context & Closing>;
	readonly Share: ComponentType<Context & Closing>;
	readonly NewGame: ComponentType<Context & Closing>;
	readonly Menu: ComponentType<Context & Closing>;
	readonly Examples: ComponentType<Context & Closing>;
	readonly Keys: ComponentType<Context & Closing>;
	readonly Shared: ComponentType<Context>;
	readonly Found: ComponentType<Context>;
	readonly Hint: FunctionComponent<Context>;
	readonly EndNote: ComponentType<Context>;
	readonly RefusalRules: ComponentType<Context>;
	readonly Rules: ComponentType<Context>;
	readonly Analyse: ComponentType<Context>;
	readonly Build: ComponentType<Context>;
	readonly LinkTools: ComponentType<Context>;
	readonly Opened: ComponentType<Context>;
	readonly Feen: ComponentType<Context>;
	readonly SetUp: ComponentType<Context>;
	readonly BoardBar: ComponentType<Context>;
	readonly MoveList: ComponentType<Context>;
	readonly Kept: FunctionComponent<Context>;
	readonly GameFields: ComponentType<Context>;
	readonly MoveTools: ComponentType<Context>;
	readonly Notations: ComponentType<Context>;
	readonly PlaneBoard: ComponentType<Context>;
	readonly IcnField: ComponentType<Context>;
	readonly ErrorPage: ComponentType<AboutCode & Closing>;
}
