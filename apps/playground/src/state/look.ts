import type { BoardProps } from '@x/board/preact';
import * as strings from '../strings/sheets.js';
import { keep, kept } from './kept.js';

type BoardTheme = keyof typeof strings.boards;
type ColourScheme = keyof typeof strings.schemes;

/** How the page looks and answers: the choice of this browser, in no link. */
export interface Look {
	readonly board: BoardTheme;
	readonly scheme: ColourScheme;
	/** Single keys, as `f`, work outside fields. */
	readonly keys: boolean;
}

const KEY = 'x-look';

const DEFAULT: Look = { board: 'lagoon', scheme: 'system', keys: true };

const oneOf = <T extends string>(titles: Readonly<Record<T, string>>, id: string | undefined): T | undefined =>
	id !== undefined && Object.hasOwn(titles, id) ? (id as T) : undefined;

/** The kept choice, as far as it can be read. */
export const keptLook = (): Look => {
	const [board, scheme, keys] = (kept(KEY) ?? '').split(' ');
	return {
		board: oneOf(strings.boards, board) ?? DEFAULT.board,
		scheme: oneOf(strings.schemes, scheme) ?? DEFAULT.scheme,
		keys: keys !== 'no-keys',
	};
};

/** Keeps the choice, and shows the page in its colours. */
export const applyLook = (look: Look): void => {
	const { board, scheme, keys } = look;
	const isDefault = board === DEFAULT.board && scheme === DEFAULT.scheme && keys;
	if (!isDefault || kept(KEY) !== undefined) keep(KEY, [board, scheme, ...(keys ? [] : ['no-keys'])].join(' '));
	const { dataset } = document.documentElement;
	if (scheme === 'system') delete dataset.theme;
	else dataset.theme = scheme;
};

/** The theme of a board: its name, and the scheme if the user has chosen one. */
export const boardTheme = ({ board, scheme }: Look): NonNullable<BoardProps['theme']> =>
	scheme === 'system' ? board : `${board} ${scheme}`;
