import { misuse } from '@x/diagnostics';
import type { IcnGame } from './game.js';
import { gameGiven } from './given.js';

/** Where the pieces of a variant stand at first. */
export interface Preset {
	/** The variant, as metadata name it: by its name or its code. */
	readonly names: readonly string[];
	/** From when on, in milliseconds since 1970; always, unless said. */
	readonly since?: number | undefined;
	readonly game: IcnGame;
}

/** When a game was played, by its metadata; later than any preset if they do not say. */
function timeOf({ UTCDate = '', UTCTime = '00:00:00' }: Readonly<Record<string, string>>): number {
	const time = Date.parse(`${UTCDate.replaceAll('.', '-')}T${UTCTime}Z`);
	return Number.isNaN(time) ? Number.POSITIVE_INFINITY : time;
}

/**
 * Fills in the pieces that a text leaves to its variant, and with them what it does not say otherwise: rules, edges, marks, turn. The newest
 * preset of the variant holds that is not younger than the game. A game that has pieces, or no preset, is given back as it is.
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
