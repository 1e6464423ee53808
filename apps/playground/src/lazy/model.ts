import type { ComponentType } from 'preact';
import type { Context } from '../context.js';

/** The panels that are loaded when first opened. They receive the page's context: their own copy of the module would create another one. */
export interface Panels {
	readonly Rules: ComponentType<Context>;
	readonly Laboratory: ComponentType<Context>;
	readonly Workshop: ComponentType<Context>;
	readonly Piece: ComponentType<Context>;
	readonly Examples: ComponentType<Context>;
	readonly Opened: ComponentType<Context>;
	readonly Feen: ComponentType<Context>;
	readonly PlaneBoard: ComponentType<Context>;
	readonly IcnField: ComponentType<Context>;
}
