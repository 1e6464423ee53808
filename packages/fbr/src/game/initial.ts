import { alternativesIn, hasMode, sequencesOf } from './alternatives.js';
import type { Cast } from './cast.js';
import { castlesInitially } from './castling.js';
import type { Model } from './model.js';

/** The flag of a piece that has not moved. */
export const INITIAL = 'initial';

/** Whether moves ask for pieces that have not moved. */
export const definesInitial = (model: Model): boolean =>
	sequencesOf(model).some((one) =>
		alternativesIn(one).some(
			(part) =>
				hasMode(part, 'i') ||
				[part.start, part.end].some((range) => range?.areas.some((area) => area.type === 'sign' && area.sign === ':')),
		),
	);

/** Whether a royal piece that moves inside a zone keeps its right to castle, so that it is put down as if it had not moved. */
export const keepsInitial = ({ model }: Cast): boolean =>
	model.rules.with('royal', 'virginzone').some(({ attribute }) => attribute.range !== undefined);

/** Whether the game tells pieces that have not moved from others. */
export const hasInitial = (game: Cast): boolean => keepsInitial(game) || castlesInitially(game) || definesInitial(game.model);
