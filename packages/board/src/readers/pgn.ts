import type { ReadGames } from '../viewer/reader.js';
import { isChess, onlyChess } from './chess.js';
import { pgnGames } from './pgn-games.js';
import { setsFor } from './sets-for.js';

const games: ReadGames = pgnGames(async (tags) => (isChess(tags) ? onlyChess : (await import('@x/pgn/games')).games), setsFor);

export const read: ReadGames['read'] = games.read;
