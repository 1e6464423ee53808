export { atomic } from '../presets/atomic.js';
export { crazyhouse, names as crazyhouseNames } from '../presets/crazyhouse.js';
export { testRulesets } from './games/index.js';
export { andernach, antichess, duck, freezer, lion } from './games/orthodox.js';
export { shogi, shogiNames, shogiWithChecks } from './games/shogi.js';
export { xiangqi, xiangqiNames } from './games/xiangqi.js';
export { setupFromText } from './placement.js';
export { type Ply, type Random, randomFrom, randomPlies } from './random.js';
export { type Failure, runVectors, type Vector } from './vectors.js';
