/** The interfaces through which other parts see move generation and legality. */

/** A stack of packed moves, and the functions that append candidates. */
export interface MoveList {
	routes: Int32Array;
	details: Int32Array;
	top: number;
	/** Moves below this index are known to be legal. It falls when a walk replaces one of them, since the walk is above it. */
	tried: number;
	/** Stamps of cells known not to be attacked. */
	readonly safeCells: Int32Array;
	/** By phase: the codes that it admits as movers; undefined: all of its side. */
	readonly admitted: readonly (Uint8Array | undefined)[];
	/** Appends the candidates of the piece on a cell from its tables, without scripts. */
	piece(cell: number, side: number): void;
	/**
	 * Appends the scripts of the piece on a cell whose conditions on the board and on attacks hold. Cells with this stamp in `safeCells`
	 * are taken as safe; with `only`, only scripts that end on that cell.
	 */
	scripts(cell: number, side: number, stamp?: number, only?: number): void;
	/** Appends the captures on points by all pieces of a side. */
	pointTakes(side: number): void;
	listTables(from: number, code: number, side: number): void;
	/** Appends the moves of a chain's entry if the board allows it; `high` is the origin's half of the route. */
	chain(entry: number, high: number, them: number): void;
	/** Appends one packed move. */
	push(packed: number, packedDetail: number): void;
	/** Appends one move per ending of a list. */
	endings(packed: number, list: number, shape: number, aux: number): void;
	/** Keeps the moves above `base` that pass a test. */
	keep(base: number, test: (packed: number, packedDetail: number) => boolean): void;
	/** Keeps the first of identical table moves. */
	dropDuplicates(base: number): void;
}

/** Pins of, and checks to, the royal scanned last. */
export interface ThreatScan {
	/** A cell with this stamp in `pinned` holds a pinned piece; with it in `evading`, filling the cell ends the only check. */
	stamp: number;
	readonly pinned: Int32Array;
	readonly evading: Int32Array;
	/** The number of checks to that royal: 0, 1, or more. */
	checks: number;
	/** There is an attack that pins and checks do not describe: every candidate is tried. */
	needsTrial: boolean;
	/** Cells with this stamp are dangerous to fill. */
	readonly danger: Int32Array;
	/** The number of dangerous cells. */
	dangers: number;
	/** The number of pieces pinned to the royal. */
	pinnedCount: number;
	/** Stamps the pinned pieces and, in a single check, the cells that end it. */
	scanThreats(royal: number, side: number): void;
}

/** Legality by pins and checks. */
export interface PinLists extends ThreatScan {
	/** Appends the legal moves of a side that has one royal. */
	list(side: number, phase: number): void;
	readonly risky: boolean;
	/** The royal's own steps. */
	steps(royal: number, side: number): void;
	/**
	 * Appends the candidates that are tried: pinned pieces, scripts, captures on points, recorded walks. With `tabled`, drops are left
	 * out because tables count them.
	 */
	listTried(start: number, side: number, phase: number, royal: number, tabled?: boolean): void;
	/** Keeps the legal candidates above `base`; requires `scanThreats`. */
	filter(base: number, side: number, royal: number): void;
	/**
	 * `filter` for few candidates. Out of check, as recorded by the ply before, it only tests whether each origin shields the royal;
	 * otherwise it scans all threats.
	 */
	filterFew(base: number, side: number, royal: number): void;
	/** Whether the own royal is safe after a candidate, without hooks: under these conditions they move no piece. */
	safe(route: number, detail: number, side: number): boolean;
}

/** Legal moves found backwards from their target. */
export interface MovesTo {
	/** Appends the legal moves of `side` to `to`: of a kind (-1: any), from a cell (-1: any). */
	list(side: number, to: number, kind: number, only: number): void;
}

/** Laws that limit the numbers of own pieces. */
export interface CeilingLaws {
	/** Whether a side has too many pieces of some kind now. */
	isBroken(side: number): boolean;
	/** Whether a table move may add a piece of some kind: the piece of a side on a cell changes its kind, or its script puts down more pieces. */
	mayAdd(cell: number, code: number): boolean;
	/** Keeps the moves above `base` that break no law; the laws are not broken now. */
	keep(base: number, side: number): void;
}

/** Lists the legal moves of the board in play. */
export interface MoveGenerator {
	readonly moveList: MoveList;
	readonly pins: PinLists;
	readonly movesTo: MovesTo;
	/** The ruleset allows legality by pins while a side has exactly one royal, and none of `ceilings` is broken. */
	readonly pinnable: boolean;
	/** The laws that limit the numbers of own pieces, where pins decide all other laws. */
	readonly ceilings: CeilingLaws | undefined;
	/** Whether the moves of a side are listed by pins now. */
	usesPins(side: number): boolean;
	/** Every ply passes the turn to the other side. */
	readonly alternates: boolean;
	/** A capture on a point may take a royal, so attack queries must include such captures. */
	readonly pointTakesMatter: boolean;
	/** Appends the legal moves to the move list and returns their number; the caller resets `moveList.top`. */
	generate(): number;
	/** Generates the legal moves, passes them to the callback, and resets the stacks. */
	during<T>(use: (base: number, count: number) => T): T;
	/** Whether there is a legal move. */
	any(): boolean;
	/** Sorts the moves above `base` by origin and target, without an origin or a target last. */
	sort(base: number): void;
}
