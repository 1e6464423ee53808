/** Games with the board, the letters, the hands and the castling rights of a variant, but without moves: a placement does not need more. */
import type { Game, Names, PieceData, Ruleset } from '@x/core';
import { any, board, ruleset, side, turns } from '@x/core/build';
import { compile } from '@x/core/compile';

export interface Toy {
	readonly files: number;
	readonly ranks: number;
	/** Texts that the game must express. */
	readonly texts: readonly string[];
	/** The number of checks that win. */
	readonly checks?: number;
	/** The pieces of the first rows have a flag, which the castling field expresses together with castling rights or alone. */
	readonly fileRights?: 'letters' | 'alone';
	/** The en passant field also names the pawn. */
	readonly victim?: boolean;
	/** Letters in the order of a pocket. */
	readonly pocket?: string;
}

const tokensOf = (text: string): readonly string[] => text.match(/\+?[a-z]~?|\*/gi) ?? [];

/** All letters of the texts, as kinds: `P`, `+P`, `Q~`. */
const kindsOf = (texts: readonly string[]): readonly string[] => {
	const found = texts.flatMap((text) => tokensOf(text.split(' ')[0]!));
	return [...new Set(['P', ...found.filter((token) => token !== '*').map((token) => token.toUpperCase())])];
};

/** Holes: the stars of the first text. */
const holesOf = (text: string, ranks: number): readonly (readonly [number, number])[] =>
	text
		.replace(/\[.*/, '')
		.split(' ')[0]!
		.split('/')
		.slice(0, ranks)
		.flatMap((rank, row) => {
			let file = 0;
			return (rank.match(/\d+|\+?[a-z]~?|\*/gi) ?? []).flatMap((token): [number, number][] => {
				const at = file;
				file += /^\d/.test(token) ? +token : 1;
				return token === '*' ? [[at, ranks - 1 - row]] : [];
			});
		});

/** The game of a toy; its start is the first text. */
export function toyGame({ files, ranks, texts, checks, fileRights, pocket, victim }: Toy): Game {
	const start = texts[0]!;
	const kinds = kindsOf(texts);
	const holes = holesOf(start, ranks);
	const walls = holes.length === 0 && texts.some((text) => text.includes('*'));
	const hand = texts.some((text) => text.includes('['));
	const rights = texts.some((text) => /^\S+ \S+ [A-Za-z]/.test(text));
	const rows = { white: 0, black: ranks - 1 };
	const pieces: { at: [number, number]; piece: PieceData }[] = [];
	if (rights || fileRights !== undefined)
		start
			.split(' ')[0]!
			.replace(/\[.*/, '')
			.split('/')
			.forEach((rank, row) => {
				let file = 0;
				for (const token of rank.match(/\d+|\+?[a-z]~?|\*/gi) ?? []) {
					const at = file;
					file += /^\d/.test(token) ? +token : 1;
					if (!/[a-z]/i.test(token)) continue;
					const owner = token === token.toUpperCase() ? 'white' : 'black';
					const y = ranks - 1 - row;
					const flags = [
						...(fileRights !== 'alone' && 'KRC'.includes(token.toUpperCase()) ? ['castle'] : []),
						...(fileRights !== undefined && y === rows[owner] ? ['file'] : []),
					];
					pieces.push({ at: [at, y], piece: { side: owner, kind: token.toUpperCase(), ...(flags.length > 0 && { flags }) } });
				}
			});
	const rules: Ruleset = ruleset({
		space: { ...board(files, ranks), holes },
		sides: { white: side('white', [1, 1]), black: side('black', [1, -1]) },
		kinds: Object.fromEntries([...kinds, ...(walls ? ['wall'] : [])].map((kind) => [kind, { moves: 'still' }])),
		flags: { castle: {}, file: {} },
		points: { ep: 'reply', ...(victim && { passer: 'reply' as const }) },
		vars: {
			halfmove: { start: 0 },
			fullmove: { start: 1 },
			...(checks !== undefined && { checks: { start: checks, perSide: true as const } }),
		},
		stores: hand ? { hand: {} } : {},
		paths: { still: any() },
		turn: turns('white', 'black'),
		start: { pieces },
	});
	const letters: Names['kinds'] = Object.fromEntries(
		kinds.map((kind) => [
			kind,
			kind.startsWith('+')
				? { letter: kind, ...(kinds.includes(kind.slice(1)) && { promotedOf: kind.slice(1) }) }
				: kind.endsWith('~')
					? { letter: kind[0]!, promotedOf: kinds.includes('P') ? 'P' : kind[0]! }
					: { letter: kind },
		]),
	);
	return compile(rules, {
		kinds: { ...letters, ...(walls && { wall: { letter: '*' } }) },
		cells: 'a1',
		sides: { white: 'w', black: 'b' },
		enPassant: 'ep',
		...(victim && { enPassantVictim: 'passer' }),
		clocks: { half: 'halfmove', full: 'fullmove', ...(checks !== undefined && { checks: 'checks' }) },
		silent: kinds.filter((kind) => kind === 'P'),
		...(hand && { hand: 'hand', ...(pocket && { handOrder: [...pocket].filter((kind) => kinds.includes(kind)) }) }),
		...(holes.length > 0 && { gaps: '*' }),
		...(fileRights !== 'alone' && {
			castling: {
				flag: 'castle',
				royal: ['K'].filter((kind) => kinds.includes(kind)),
				partner: ['R', 'C'].filter((kind) => kinds.includes(kind)),
				marks: {},
			},
		}),
		...(fileRights !== undefined && { files: { flag: 'file', ...(fileRights === 'letters' && { rights: 'letters' as const }) } }),
	} as Names);
}
