import type { Header, KifGame, Side } from './game.js';
import { firstSide } from './start.js';

/** Headers of CSA that have names in KIF. */
const NAMES: readonly (readonly [csa: string, kif: string])[] = [
	['EVENT', '棋戦'],
	['SITE', '場所'],
	['START_TIME', '開始日時'],
	['END_TIME', '終了日時'],
	['TIME_LIMIT', '持ち時間'],
	['OPENING', '戦型'],
	['MAX_MOVES', '最大手数'],
	['NOTE', '備考'],
	['TIME+', '先手持ち時間'],
	['TIME-', '後手持ち時間'],
];

export const headerOfCsa = (name: string): string => NAMES.find(([csa]) => csa === name)?.[1] ?? name;
export const headerInCsa = (name: string): string => NAMES.find(([, kif]) => kif === name)?.[0] ?? name;

const PLAYERS: Readonly<Record<string, Side>> = { 先手: 'black', 後手: 'white', 下手: 'black', 上手: 'white' };

/** The side whose player a header names. */
export const playerSide = (name: string): Side | undefined => (Object.hasOwn(PLAYERS, name) ? PLAYERS[name] : undefined);

/** The header that names the player of a side: in games with a handicap, 下手 and 上手. */
export const playerHeader = (side: Side, start: Pick<KifGame, 'handicap' | 'diagram'>): string => {
	const isHandicap = start.diagram === undefined && firstSide(start) === 'white';
	return side === 'black' ? (isHandicap ? '下手' : '先手') : isHandicap ? '上手' : '後手';
};

/** Headers of players of a format that names them by side, with the names that the start asks for. */
export const playersNamed = (headers: readonly Header[], start: Pick<KifGame, 'handicap' | 'diagram'>): readonly Header[] =>
	headers.map((header) => {
		const side = playerSide(header.name);
		return side === undefined ? header : { ...header, name: playerHeader(side, start) };
	});
