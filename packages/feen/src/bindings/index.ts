export type { Aux } from './aux.js';
export type { Binding, Bindings, Convention } from './binding.js';
export { detectConvention } from './convention.js';
export { type BoundGame, cross, type Match } from './cross.js';
export { fromPosition } from './from-position.js';
export { type FromSetupOptions, fromSetup, type Written } from './from-setup.js';
export {
	chess,
	chuShogi,
	crazyhouse,
	gameBindings,
	janggi,
	makruk,
	minishogi,
	raumschach,
	sanki,
	shogi,
	westernChess,
	xiangqi,
} from './games.js';
export { type ToSetupOptions, toSetup } from './to-setup.js';
