import type { ComponentChildren } from 'preact';
import type { Layout } from './geometry.js';
import type { Mark } from './marks.js';
import type { PieceLook } from './pieces.js';

export interface BoardPiece extends PieceLook {
	readonly cell: number;
	readonly side: string;
	readonly kind: string;
}

/** The user's actions on a board. */
interface BoardActions {
	readonly onFocus: (cell: number) => void;
	readonly onSelect: (cell: number) => void;
	readonly onLift: (cell: number) => void;
	readonly onDrop: (from: number, to: number) => void;
	readonly onCancel: () => void;
}

export interface BoardProps extends BoardActions {
	readonly label: string;
	readonly board: Layout;
	readonly pieces: readonly BoardPiece[];
	readonly marks: readonly Mark[];
	/** Extra drawings under and over the pieces, in hundredths of a cell. */
	readonly under?: ComponentChildren;
	readonly over?: ComponentChildren;
	/** The id of the element that describes how to use the board, where it differs from the page's own. */
	readonly help?: string;
	/** The cell with the keyboard focus. */
	readonly focus: number;
	/** The spoken name of a cell. */
	readonly speak: (cell: number) => string;
	/** The picture belongs to an older version of the text. */
	readonly dimmed: boolean;
	readonly children?: ComponentChildren;
}
