/**
 * The rules of a game for engines that read `variants.ini`, such as Fairy-Stockfish.
 *
 * @module
 */
import type { GameDefinition } from '@x/core';
import type { Fault } from '@x/diagnostics';
import { stringify } from '@x/variants-ini';
import { fromGame } from '@x/variants-ini/from';
import type { Engine } from './engine.js';
import { fail } from './errors.js';

export type { Engine } from './engine.js';

/** How rules come to an engine. */
export interface UploadOptions {
	/** The name of the variant: letters, digits and dashes; the id of the game by default. */
	readonly variant?: string | undefined;
	/** Saves the text where the engine can read it, and returns its path. Without it, the text is sent over the connection. */
	readonly save?: ((text: string) => Promise<string>) | undefined;
}

/** Rules that an engine has. */
export interface UploadedRules {
	/** The name of the variant, for `playGame`. */
	readonly variant: string;
	/** The text of `variants.ini`. */
	readonly text: string;
	/** The rules that the text cannot say. */
	readonly lost: readonly Fault[];
}

/** Ends a text that is sent over the connection. */
const END = 'END_OF_RULES';

/**
 * Gives an engine the rules of a game as a section of `variants.ini`. The engine must be Fairy-Stockfish or understand the same text.
 *
 * @throws EngineError if the engine reads no rules, or refuses these.
 *
 * @example
 * import { crazyhouse } from '@x/games/crazyhouse';
 * import type { Engine } from '@x/engines';
 * const upload = async (engine: Engine) => (await uploadRules(engine, crazyhouse, { variant: 'mine' })).variant;
 */
export const uploadRules = async (engine: Engine, game: GameDefinition, options: UploadOptions = {}): Promise<UploadedRules> => {
	const { variant = game.id, save } = options;
	const { value, lost } = fromGame(game, { section: variant });
	const text = stringify(value);
	if (!engine.hasOption('VariantPath')) fail('unsupported', 'The engine reads no rules: it has no option "VariantPath".');
	if (save === undefined) {
		const refusal = await engine.sendRaw([`load <<${END}`, ...text.trimEnd().split('\n'), END]);
		if (refusal !== undefined) fail('refused', `The engine refused the rules: ${JSON.stringify(refusal)}.`, { data: { text: refusal } });
	} else await engine.setOption('VariantPath', await save(text));
	engine.addVariant(variant);
	return { variant, text, lost };
};
