import type { ProtocolName } from '../protocol/protocol.js';

/** How an engine names moves. */
export interface Wording {
	readonly protocol: ProtocolName;
	/** Castling is named as the king that captures its own rook. */
	readonly chess960: boolean;
	/** Castling by the rook is named `O-O` and `O-O-O`, as XBoard does. */
	readonly castlesByWord?: boolean | undefined;
}
