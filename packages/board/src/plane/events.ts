import type { PlaneCell } from './data.js';

/** The events of `<x-plane>`. They bubble and leave the shadow root. */
export interface PlaneEventMap {
	/** A cell was pressed, chosen by Enter, or typed into the field. Cancelling it keeps the board from picking up or moving. */
	'plane-cell': CustomEvent<{ readonly cell: PlaneCell }>;
	/** A piece was picked up. The page answers by setting `reach`. */
	'plane-pick': CustomEvent<{ readonly cell: PlaneCell }>;
	/**
	 * A move from a cell to another. The board does not know whether it is legal: the page sets `pieces`, sets `choices` if several moves
	 * are meant, or leaves the board as it is. The piece is put down before the event. `choice` is the id of the chosen option.
	 */
	'plane-move': CustomEvent<{ readonly from: PlaneCell; readonly to: PlaneCell; readonly choice?: string }>;
	/** The piece was put back, the question was closed without a choice, or Esc was pressed. */
	'plane-cancel': CustomEvent<undefined>;
	/** The view rests after a movement. `view` is its text, as the property of that name. */
	'plane-view': CustomEvent<{ readonly view: string }>;
	/** A text other than a square was entered in the field. If the page cancels the event, the text stays in the field to be corrected. */
	'plane-submit': CustomEvent<{ readonly text: string }>;
	/** A text for screen readers. If the page cancels the event, the board does not announce it: the page does. */
	'plane-say': CustomEvent<{ readonly text: string }>;
}

/** The name of an event of `<x-plane>`. */
export type PlaneEventName = keyof PlaneEventMap;

/** Dispatches an event; false if it was cancelled. */
export type Send = <K extends PlaneEventName>(name: K, detail: PlaneEventMap[K]['detail']) => boolean;
