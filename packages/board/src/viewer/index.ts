/** `<x-game>`: a viewer of games and studies of every variant, as a custom element. The code that reads a notation is loaded when a text needs it. */
export type { FaultDetail, GameEventMap, LoadDetail, ShowDetail } from './events.js';
export type { GameLayout } from './properties.js';
export type {
	GameEntry,
	GameFault,
	GamePlayer,
	GameReader,
	GameTag,
	OpenedGame,
	ReadGames,
	ReadOptions,
	WrittenPosition,
} from './reader.js';
export { allReaders, chessReader, pgnReader } from './readers.js';
export { registerGame } from './register.js';
export { GAME_ENGLISH, type GameWords } from './words.js';
export { XGame } from './x-game.js';
