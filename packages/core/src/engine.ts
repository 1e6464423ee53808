/**
 * The entry point for packages that extend core: checks of arguments, and the parts of a game that notations share. Programs that play games do
 * not need it.
 */

export type { AnyEngine } from './position/any-board.js';
export { checkDepth, gameGiven, gameOf, moveGiven, positionGiven } from './position/arguments.js';
export { checkedDescription, hasProperties } from './position/find.js';
export { COPY } from './position/game.js';
export { kindsDenoted, kindsNamed } from './position/kind-words.js';
export { isOneGame } from './position/one-game.js';
export { headOf, letterOf, printAsText } from './position/picture.js';
export { type Candidate, chosenMove, moveFault, movePartsOf } from './position/to-move.js';
export type { GameDefinition } from './rules/game-definition.js';
export { type Names, sideTitle } from './rules/names.js';
export { namesBy } from './space/names.js';
