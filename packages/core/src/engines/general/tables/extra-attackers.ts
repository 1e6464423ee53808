import type { Threats } from '../legality/threats.js';

/** Rides over a piece, and rides that take certain pieces only: listed and asked apart, so that most games never load them. */
export interface ExtraAttackers {
	/** Appends what the piece on a cell does so. */
	list(cell: number, side: number): void;
	/** Notes the addresses of the bench that `list` reads. */
	reads(cell: number, note: (address: number) => void): void;
	/**
	 * Notes those that tell whether pieces of a side that stand now attack a cell, and also would after a move that empties cells, one less
	 * than `pieces`; -1: any.
	 */
	watches(cell: number, side: number, pieces: number, note: (address: number) => void): void;
	/** Whether a piece of a side attacks the other side's royal so, were it on a cell. */
	attacks(cell: number, side: number): boolean;
	/** The cells from which pieces of a side attack what stands on a cell. */
	scan(cell: number, side: number, each: (from: number) => boolean): boolean;
	/** Notes what threatens a royal so; true where everything must be tried. */
	look(royal: number, side: number, threats: Threats): boolean;
	lookBack(side: number, to: number, kind: number, from: number): void;
}
