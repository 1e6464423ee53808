import type { Limited } from './cast.js';
import { inOrder } from './contribution.js';
import { placingStages } from './placing.js';
import { promotionStages } from './promotion.js';
import type { Stage } from './steps.js';
import { swapStages } from './swap.js';

/** The changes of a piece when its move is complete, in its order (FBR.md §3). */
export const stagesOf = (game: Limited): readonly Stage[] =>
	inOrder([...swapStages(game), ...promotionStages(game), ...placingStages(game)]);
