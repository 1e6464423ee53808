import { isGameId } from '@x/games';
import { NO_MOVES, type Start } from '../../state/app-state.js';
import { title as planeTitle } from '../../strings/worker/plane.js';
import { playableGame } from '../all-games.js';
import { type LanguageId, ownId } from '../languages/ids.js';
import { presetOf } from '../playable-game.js';
import { PLANE } from '../protocol.js';
import type { Given } from '../recognise-views.js';

/** A literal of TypeScript between quotes, as `share/code.ts` writes it. */
const LITERAL = String.raw`('(?:[^'\\\n]|\\.)*'|\`(?:[^\`\\]|\\[^])*\`)`;

/** The text of a literal. */
const textOf = (literal: string): string => literal.slice(1, -1).replace(/\\(.)/gs, '$1');

const literalAfter = (program: string, before: string): string | undefined => {
	const found = new RegExp(before + LITERAL).exec(program)?.[1];
	return found === undefined ? undefined : textOf(found);
};

/** The language of rules that a program reads, by the module of its reader. */
const languageOf = (program: string): LanguageId => {
	if (program.includes("from '@x/sjaak-variants/rules'")) return 'sjaak';
	return program.includes("from '@x/fbr/game'") ? 'fbr' : 'json';
};

/** The id of the game: rules in the program, or a module of `@x/games`. */
const idOf = (program: string): string | undefined => {
	const rules = literalAfter(program, 'const rules = ');
	if (rules !== undefined) return ownId({ language: languageOf(program), text: rules });
	return [...program.matchAll(/from '@x\/games\/([\w-]+)'/g)].map(([, id = '']) => id).find(isImported(program));
};

/** Whether the rules of a game are imported; other modules help with its starts. */
const isImported =
	(program: string) =>
	(id: string): boolean =>
		isGameId(id) && program.includes(`compile(${id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())})`);

const startOf = (program: string): Start => {
	const fen = literalAfter(program, String.raw`parsePosition\(`);
	if (fen !== undefined) return { kind: 'fen', fen };
	const number = /startSetup\((\d{1,6})\)/.exec(program)?.[1];
	return number === undefined ? { kind: 'preset' } : { kind: 'number', number: Number(number) };
};

const movesOf = (program: string): readonly string[] => {
	const list = new RegExp(`of \\[((?:${LITERAL}(?:, )?)+)\\]`).exec(program)?.[1] ?? '';
	return [...list.matchAll(new RegExp(LITERAL, 'g'))].map(([literal]) => textOf(literal));
};

/** The game of a program that the panel “Share” writes. */
export const boardOfProgram = (text: string): Given | undefined => {
	if (!text.startsWith('import {') || !/from '@x\//.test(text)) return undefined;
	const icn = literalAfter(text, String.raw`const game = parse\(`);
	if (icn !== undefined)
		return {
			to: 'board',
			preset: { id: PLANE, title: planeTitle },
			start: { kind: 'preset' },
			record: { kind: 'text', text: icn },
		};
	const id = idOf(text);
	const playable = id === undefined ? undefined : playableGame(id);
	if (playable === undefined) return undefined;
	const moves = movesOf(text);
	return {
		to: 'board',
		preset: presetOf(playable),
		start: startOf(text),
		record: moves.length === 0 ? NO_MOVES : { kind: 'moves', moves },
	};
};
