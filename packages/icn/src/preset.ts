import { misuse } from '@x/diagnostics';
import type { IcnGame } from './game.js';
import { gameGiven } from './given.js';

/** The initial pieces of a variant. */
export interface Preset {
	/** The variant in the metadata: its name or its code. */
	readonly names: readonly string[];
	/** The start of its validity in milliseconds since 1970; always valid by default. */
	readonly since?: number | undefined;
	readonly game: IcnGame;
}

/** The time of a game according to its metadata; without one, later than any preset. */
function timeOf({ UTCDate = '', UTCTime = '00:00:00' }: Readonly<Record<string, string>>): number {
	const time = Date.parse(`${UTCDate.replaceAll('.', '-')}T${UTCTime}Z`);
	return Number.isNaN(time) ? Number.POSITIVE_INFINITY : time;
}

/**
 * Adds the pieces that a text leaves to its variant, and other parts that the text omits: rules, edges, marks, turn. It uses the newest
 * preset of the variant that is not younger than the game. A game with pieces or without a preset is returned unchanged.
 *
 * @example
 * const presets = [{ names: ['Tiny'], game: parse('w 0/100 1 K1,1|k5,5') }];
 * stringify(withPreset(parse('[Variant "Tiny"] 1,1>1,2'), presets), { style: 'compact' }) // '[Variant "Tiny"] w 0/100 1 K1,1|k5,5 1,1>1,2'
 */
export function withPreset(game: IcnGame, presets: readonly Preset[]): IcnGame {
	gameGiven(game);
	if (!Array.isArray(presets)) misuse('presets', 'a list', presets);
	const time = timeOf(game.metadata);
	const fitting = presets.filter(({ names, since = 0 }) => names.includes(game.metadata.Variant ?? '') && since <= time);
	const newest = fitting.toSorted((a, b) => (b.since ?? 0) - (a.since ?? 0))[0]?.game;
	if (game.pieces !== undefined || newest === undefined) return game;
	const said = <Key extends 'promotions' | 'squares' | 'rays' | 'extras'>(key: Key): IcnGame[Key] =>
		Object.keys(game[key]).length > 0 ? game[key] : newest[key];
	const usual = game.turnOrder.join() === '1,2' && Object.values(game.win).every((names) => names?.join() === 'checkmate');
	return {
		...newest,
		...game,
		...(newest.moveRule && { moveRule: game.moveRule ?? newest.moveRule }),
		...(newest.border && { border: game.border ?? newest.border }),
		...(newest.pieces && { pieces: newest.pieces }),
		...(usual && { turnOrder: newest.turnOrder, win: newest.win }),
		promotions: said('promotions'),
		extras: said('extras'),
		squares: said('squares'),
		rays: said('rays'),
	};
}
