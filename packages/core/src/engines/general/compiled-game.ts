import type { Plan } from '../../analyse/plan.js';
import type { ChangedCodes } from '../../board/changed-codes.js';
import type { StoreRegisters } from '../../board/stores.js';
import type { Slots } from '../../evaluate/evaluation-context.js';
import type { GameData } from '../../position/types.js';
import type { Side } from '../../rules/types.js';
import type { Tables } from './tables/tables.js';

/** The immutable part of a loaded game: its rules, the numbers of its pieces and cells, its tables. */
export interface CompiledGame extends GameData {
	readonly plan: Plan;
	readonly codes: ChangedCodes;
	readonly registers: StoreRegisters;
	readonly sides: readonly Side[];
	readonly tables: Tables;
	/** 1 for codes that have scripts on some cell. */
	readonly scripted: Uint8Array;
	/** Some code has scripts; and all codes that have scripts are royal. */
	readonly scripting: boolean;
	readonly royalScripts: boolean;
	/** Some hook captures, so the full list of captures requires making the move. */
	readonly hooksCapture: boolean;
	/** The slots of the named values that walks keep. */
	readonly slots: Slots;
}
