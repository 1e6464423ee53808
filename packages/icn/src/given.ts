import { checkOptions, type OptionRule, objectGiven } from '@x/diagnostics';
import type { IcnGame } from './game.js';

/** @throws TypeError if the argument is not a game. */
export const gameGiven = (game: IcnGame): void => objectGiven(game, 'game', 'an IcnGame', 'moves', 'metadata');

const DIALECT = ['seed', 'site'] as const;

const STYLE: Readonly<Record<string, OptionRule>> = {
	dialect: DIALECT,
	style: ['readable', 'short', 'compact'],
	letters: 'boolean',
	spaces: 'boolean',
	comments: 'boolean',
};

const RULES: Readonly<Record<'move' | 'game' | 'long' | 'ruleset' | 'replay', Readonly<Record<string, OptionRule>>>> = {
	move: STYLE,
	game: { ...STYLE, numbers: 'boolean', lines: 'boolean', position: 'boolean', defaults: 'boolean' },
	long: { moves: ['text', 'objects'], shortPosition: 'boolean' },
	ruleset: { insufficient: 'boolean' },
	replay: { dialect: DIALECT },
};

/** @throws TypeError for an unknown option, or an invalid value. */
export const optionsGiven = (options: object | undefined, rules: keyof typeof RULES): void => checkOptions(options, RULES[rules]);
