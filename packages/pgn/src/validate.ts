/** Validation of moves while a file is read: every move of main lines and variations is resolved in its position. */

export type { GameStart, Resolver, TagValues, UnknownStart } from './validate/resolver.js';
export { type FoundStart, startOf } from './validate/resolver.js';
export { type GameValidator, type ValidatorOptions, validator } from './validate/validate.js';
export { type Decode, ILLEGAL, LEGAL, type Legality, UNTESTED, type Validator } from './validate/validator.js';
