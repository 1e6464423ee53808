export { type MisuseCase, misuseFaults } from './misuse.js';
export { moveNamed } from './move-named.js';
export { setupFromText } from './placement.js';
export { type Ply, type Random, randomFrom, randomPlies } from './random.js';
export { shuffleKeys } from './shuffle.js';
export { type Failure, runVectors, type Vector } from './vectors.js';
