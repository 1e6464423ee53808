/** The entry point for bitboard plans built ahead: loads a game without the compiler and without the table engine. */

export type { BitboardPlan } from './analyse/bitboard-plan.js';
export { loadBitboards } from './engines/bitboard/load.js';
