import type { Dialect } from '@x/fen';
import { complete, fairyStockfish, fen, hexagonal, layered, lichess, sfen, sjaak, xiangqi } from '@x/fen/dialects';

// The dialects of games that plain FEN does not fit. The first one writes, all are read.

/** Of games with pieces in hand, promoted pieces that stay known, or walls. */
export const handFen: readonly Dialect[] = [fairyStockfish, lichess, sjaak];

/** Of games that count checks. */
export const checksFen: readonly Dialect[] = [fairyStockfish, lichess];

/** Of games like shogi, on boards of files and ranks as in chess. */
export const shogiFen: readonly Dialect[] = [fairyStockfish, sfen, lichess, sjaak];

/** Of shogi, whose cells are named as in USI. */
export const sfenFirst: readonly Dialect[] = [sfen, fairyStockfish, lichess, sjaak];

/** Of games like xiangqi. */
export const xiangqiFen: readonly Dialect[] = [fen, xiangqi];

/** Of games whose positions hold more than FEN has fields for. */
export const completeFen: readonly Dialect[] = [complete, fairyStockfish];

/** Of boards of three axes. */
export const layeredFen: readonly Dialect[] = [layered];

/** Of boards of hexagonal cells. */
export const hexagonalFen: readonly Dialect[] = [hexagonal, fen];
