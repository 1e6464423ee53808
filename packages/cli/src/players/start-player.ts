import { OpponentPlayer } from './opponent-player.js';
import type { Player } from './player.js';
import type { PlayerChoice } from './player-choice.js';
import { ProgramPlayer, type ProgramSurroundings } from './program-player.js';

/** A player, which is started for its first game. */
export const playerOf = (choice: PlayerChoice, surroundings: ProgramSurroundings): Player =>
	choice.kind === 'opponent' ? new OpponentPlayer(choice) : new ProgramPlayer(choice, surroundings);
